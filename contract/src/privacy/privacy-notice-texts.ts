import { clinicAddress, clinicFacts, clinicPhone } from '../clinic.ts';
import type { PrivacyPurpose } from './privacy-notice.ts';

/** The notice in one language. */
export interface NoticeText {
  /** The value of HTML's `lang`. */
  lang: 'en' | 'hi' | 'gu';
  /** The language's own name. */
  language: string;
  /** A warning above a translation that has not been checked yet; empty once it is checked. */
  draft: string;
  title: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
  purposes: Record<PrivacyPurpose, { name: string; what: string }>;
}

/** The notice of `NOTICE_VERSION` in each language; a changed text needs a new version. The English text is binding. */
export function noticeTexts(): readonly NoticeText[] {
  const { legalName, careEmail } = clinicFacts();
  const phone = clinicPhone();
  return [
    {
      lang: 'en',
      language: 'English',
      draft: '',
      title: 'How we use your data',
      sections: [
        {
          heading: 'Who is responsible',
          paragraphs: [
            `${legalName}, ${clinicAddress()}. Under the Digital Personal Data Protection Act, 2023, we are the Data Fiduciary and you are the Data Principal.`,
          ],
        },
        {
          heading: 'What we keep',
          paragraphs: [
            'Your name, email and phone number, your log-ins and devices, and what you agreed to. What you and your doctor write into your forms, with the blood reports you upload; earlier versions, too. Of a photo we take out where, when and by what phone it was taken.',
            'Your programs with their goals, your plans and checkups, your measurements such as your weight, and what is worked out from them. What you tick off of your days, your weekly check-ins and the answers to them.',
            'Your appointments, letters, notifications and invoices, and notes of the front desk, which are not medical. Who opened your record, and when, and the copies of your data that you ask for.',
            'If you only send an enquiry: what you wrote into it. If you take the newsletter: your email.',
          ],
        },
        {
          heading: 'Who sees it',
          paragraphs: [
            'Your doctor sees your health record. The front desk sees how to reach you, your appointments, your invoices and your plans; the administrator the same but the plans. Every look at your health record is written down.',
            'We sell nothing and show nothing to advertisers. Letters go through our email provider.',
          ],
        },
        {
          heading: 'How long',
          paragraphs: [
            'As long as you are our client. If you ask us to erase your data, everything goes at once but what the law asks us to keep: invoices for 8 years, and the clinical record for 3 years after your last visit. What had to stay goes by itself on its day. Copies of the whole database, which we keep against a fire or a broken disk, are overwritten in turn.',
          ],
        },
        {
          heading: 'Your rights',
          paragraphs: [
            'You may see your data and download them, with all your forms in full, have them put right, take back what you agreed to as easily as you gave it, ask us to erase them, and name somebody who acts for you if you cannot. Most of it is on the page "Privacy and my data" of your portal. What was done before you took a consent back stays lawful.',
            `Write to ${careEmail}, or call ${phone}. If our answer does not satisfy you, you may complain to the Data Protection Board of India.`,
          ],
        },
      ],
      purposes: {
        treatment: {
          name: 'Your treatment',
          what: 'Your record, plans and appointments, the letters about your appointments and your account, and your invoices.',
        },
        reminders: {
          name: 'Reminders',
          what: 'Letters, and notifications where you switch them on, that remind you of a visit, of your weekly check-in or of a program that ends. That an appointment is confirmed, moved or cancelled is part of your treatment.',
        },
        newsletter: { name: 'Newsletter', what: 'A letter each season with recipes and news of the clinic.' },
      },
    },
    {
      lang: 'hi',
      language: 'हिन्दी',
      draft: 'मसौदा, अभी जाँचा नहीं गया (Draft, not yet checked). अंग्रेज़ी पाठ मान्य है।',
      title: 'हम आपके डेटा का उपयोग कैसे करते हैं',
      sections: [
        {
          heading: 'कौन ज़िम्मेदार है',
          paragraphs: [
            `${legalName}, ${clinicAddress()}. डिजिटल व्यक्तिगत डेटा संरक्षण अधिनियम, 2023 के अनुसार हम डेटा फ़िड्यूशियरी हैं और आप डेटा प्रिंसिपल हैं।`,
          ],
        },
        {
          heading: 'हम क्या रखते हैं',
          paragraphs: [
            'आपका नाम, ईमेल और फ़ोन नंबर, आपके लॉग-इन और डिवाइस, और आपने किस बात की सहमति दी। जो आप और आपके डॉक्टर आपके फ़ॉर्म में लिखते हैं, और आपकी दी हुई रक्त जाँच रिपोर्ट; पहले के रूप भी। फ़ोटो कहाँ, कब और किस फ़ोन से ली गई, यह हम उसमें से निकाल देते हैं।',
            'आपके कार्यक्रम और उनके लक्ष्य, योजनाएँ और जाँच, वज़न जैसे माप और उनसे निकाली गई बातें। आप अपने दिनों में जो टिक करते हैं, आपके साप्ताहिक चेक-इन और उनके उत्तर।',
            'आपके अपॉइंटमेंट, पत्र, सूचनाएँ और बिल, और फ़्रंट डेस्क के नोट, जो चिकित्सा के नहीं हैं। किसने आपका रिकॉर्ड कब खोला, और आपके माँगे हुए डेटा की प्रतियाँ।',
            'अगर आप केवल पूछताछ भेजते हैं: जो आपने उसमें लिखा। अगर आप समाचार पत्र लेते हैं: आपका ईमेल।',
          ],
        },
        {
          heading: 'इसे कौन देखता है',
          paragraphs: [
            'आपके डॉक्टर आपका स्वास्थ्य रिकॉर्ड देखते हैं। फ़्रंट डेस्क आपका संपर्क, अपॉइंटमेंट, बिल और योजनाएँ देखता है; प्रशासक योजनाओं को छोड़कर यही देखता है। आपके स्वास्थ्य रिकॉर्ड को हर बार खोलना दर्ज होता है।',
            'हम कुछ भी बेचते नहीं और विज्ञापनदाताओं को कुछ नहीं दिखाते। पत्र हमारे ईमेल प्रदाता के द्वारा जाते हैं।',
          ],
        },
        {
          heading: 'कितने समय तक',
          paragraphs: [
            'जब तक आप हमारे यहाँ इलाज ले रहे हैं। अगर आप अपना डेटा मिटाने को कहें, तो सब कुछ तुरंत मिटा दिया जाता है, सिवाय उसके जो क़ानून हमें रखने को कहता है: बिल 8 साल, और चिकित्सा रिकॉर्ड आपकी अंतिम मुलाक़ात के बाद 3 साल। बाक़ी अपने दिन पर अपने आप मिट जाता है। आग या ख़राब डिस्क से बचाव के लिए रखी गई प्रतियाँ क्रम से बदल दी जाती हैं।',
          ],
        },
        {
          heading: 'आपके अधिकार',
          paragraphs: [
            'आप अपना डेटा देख और सभी फ़ॉर्म के साथ पूरा डाउनलोड कर सकते हैं, उसे ठीक करवा सकते हैं, अपनी सहमति उतनी ही आसानी से वापस ले सकते हैं जितनी आसानी से दी थी, डेटा मिटाने को कह सकते हैं, और किसी को नामित कर सकते हैं जो आपकी जगह काम करे। इसमें से अधिकतर आपके पोर्टल के पृष्ठ "Privacy and my data" पर है।',
            `${careEmail} पर लिखें या ${phone} पर फ़ोन करें। अगर हमारा उत्तर संतोषजनक न हो, तो आप भारतीय डेटा संरक्षण बोर्ड में शिकायत कर सकते हैं।`,
          ],
        },
      ],
      purposes: {
        treatment: {
          name: 'आपका इलाज',
          what: 'आपका रिकॉर्ड, योजनाएँ और अपॉइंटमेंट, अपॉइंटमेंट और खाते के बारे में पत्र, और आपके बिल।',
        },
        reminders: {
          name: 'याद दिलाना',
          what: 'पत्र, और जहाँ आप उन्हें चालू करें वहाँ सूचनाएँ, जो मुलाक़ात, साप्ताहिक चेक-इन या समाप्त होते कार्यक्रम की याद दिलाती हैं। अपॉइंटमेंट पक्का होने, बदलने या रद्द होने की ख़बर इलाज का हिस्सा है।',
        },
        newsletter: { name: 'समाचार पत्र', what: 'हर मौसम में एक पत्र, व्यंजन और क्लिनिक के समाचार के साथ।' },
      },
    },
    {
      lang: 'gu',
      language: 'ગુજરાતી',
      draft: 'મુસદ્દો, હજી તપાસાયો નથી (Draft, not yet checked). અંગ્રેજી લખાણ માન્ય છે.',
      title: 'અમે તમારા ડેટાનો ઉપયોગ કેવી રીતે કરીએ છીએ',
      sections: [
        {
          heading: 'કોણ જવાબદાર છે',
          paragraphs: [
            `${legalName}, ${clinicAddress()}. ડિજિટલ પર્સનલ ડેટા પ્રોટેક્શન અધિનિયમ, 2023 મુજબ અમે ડેટા ફિડ્યુશિયરી છીએ અને તમે ડેટા પ્રિન્સિપલ છો.`,
          ],
        },
        {
          heading: 'અમે શું રાખીએ છીએ',
          paragraphs: [
            'તમારું નામ, ઈમેલ અને ફોન નંબર, તમારા લૉગ-ઇન અને ડિવાઇસ, અને તમે શાની સંમતિ આપી. તમે અને તમારા ડૉક્ટર તમારા ફોર્મમાં જે લખો છો તે, અને તમે આપેલા લોહીના રિપોર્ટ; અગાઉનાં રૂપ પણ. ફોટો ક્યાં, ક્યારે અને કયા ફોનથી લેવાયો તે અમે તેમાંથી કાઢી નાખીએ છીએ.',
            'તમારા કાર્યક્રમો અને તેમનાં લક્ષ્ય, યોજનાઓ અને તપાસ, વજન જેવાં માપ અને તેમાંથી કાઢેલી બાબતો. તમારા દિવસોમાં તમે જે ટિક કરો છો તે, તમારા સાપ્તાહિક ચેક-ઇન અને તેમના જવાબ.',
            'તમારી એપોઇન્ટમેન્ટ, પત્રો, સૂચનાઓ અને બિલ, અને ફ્રન્ટ ડેસ્કની નોંધો, જે તબીબી નથી. તમારો રેકોર્ડ કોણે ક્યારે ખોલ્યો, અને તમે માગેલી તમારા ડેટાની નકલો.',
            'જો તમે ફક્ત પૂછપરછ મોકલો: તેમાં તમે જે લખ્યું તે. જો તમે સમાચાર પત્ર લો: તમારો ઈમેલ.',
          ],
        },
        {
          heading: 'તે કોણ જુએ છે',
          paragraphs: [
            'તમારા ડૉક્ટર તમારો આરોગ્ય રેકોર્ડ જુએ છે. ફ્રન્ટ ડેસ્ક તમારો સંપર્ક, એપોઇન્ટમેન્ટ, બિલ અને યોજનાઓ જુએ છે; વહીવટકર્તા યોજનાઓ સિવાય આ જ જુએ છે. તમારો આરોગ્ય રેકોર્ડ દરેક વખતે ખૂલે તે નોંધાય છે.',
            'અમે કંઈ વેચતા નથી અને જાહેરાત કરનારાઓને કંઈ બતાવતા નથી. પત્રો અમારા ઈમેલ પ્રદાતા દ્વારા જાય છે.',
          ],
        },
        {
          heading: 'કેટલા સમય સુધી',
          paragraphs: [
            'જ્યાં સુધી તમે અમારે ત્યાં સારવાર લો છો. જો તમે તમારો ડેટા ભૂંસવા કહો, તો કાયદો રાખવા કહે છે તે સિવાય બધું તરત ભૂંસાય છે: બિલ 8 વર્ષ, અને તબીબી રેકોર્ડ તમારી છેલ્લી મુલાકાત પછી 3 વર્ષ. બાકીનું તેના દિવસે આપોઆપ ભૂંસાય છે. આગ કે બગડેલી ડિસ્ક સામે રાખેલી નકલો વારાફરતી બદલાય છે.',
          ],
        },
        {
          heading: 'તમારા અધિકારો',
          paragraphs: [
            'તમે તમારો ડેટા જોઈ અને ડાઉનલોડ કરી શકો છો, તેને સુધરાવી શકો છો, તમારી સંમતિ જેટલી સરળતાથી આપી હતી તેટલી જ સરળતાથી પાછી ખેંચી શકો છો, ડેટા ભૂંસવા કહી શકો છો, અને તમારા વતી કામ કરે તેવી વ્યક્તિ નીમી શકો છો. તેમાંથી મોટા ભાગનું તમારા પોર્ટલના પાના "Privacy and my data" પર છે.',
            `${careEmail} પર લખો અથવા ${phone} પર ફોન કરો. જો અમારો જવાબ સંતોષકારક ન હોય, તો તમે ભારતીય ડેટા પ્રોટેક્શન બોર્ડમાં ફરિયાદ કરી શકો છો.`,
          ],
        },
      ],
      purposes: {
        treatment: {
          name: 'તમારી સારવાર',
          what: 'તમારો રેકોર્ડ, યોજનાઓ અને એપોઇન્ટમેન્ટ, એપોઇન્ટમેન્ટ અને ખાતા વિશેના પત્રો, અને તમારા બિલ.',
        },
        reminders: {
          name: 'યાદ અપાવવું',
          what: 'પત્રો, અને જ્યાં તમે ચાલુ કરો ત્યાં સૂચનાઓ, જે મુલાકાત, સાપ્તાહિક ચેક-ઇન કે પૂરા થતા કાર્યક્રમની યાદ અપાવે છે. એપોઇન્ટમેન્ટ પાકી થવા, બદલાવા કે રદ થવાના સમાચાર સારવારનો ભાગ છે.',
        },
        newsletter: { name: 'સમાચાર પત્ર', what: 'દર ઋતુમાં એક પત્ર, વાનગીઓ અને ક્લિનિકના સમાચાર સાથે.' },
      },
    },
  ];
}
