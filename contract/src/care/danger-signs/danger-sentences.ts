import { CALL_112, type Danger } from './danger-words.ts';

/** A phone number, and the name of the service. */
interface Call {
  number: string;
  words: string;
}

interface Sentence {
  /** The sentence in three languages. */
  words: string;
  calls: readonly Call[];
}

const EMERGENCY: Call = { number: '112', words: 'Call 112' };
const TELE_MANAS: Call = { number: '14416', words: 'Call Tele-MANAS 14416' };
const CALL: Sentence = { words: CALL_112, calls: [EMERGENCY] };

/** The sentence shown beside a client's text for each danger; the doctor in charge reads and signs the drafts. */
const SENTENCES: Readonly<Record<Danger, Sentence>> = {
  chest: CALL,
  breath: CALL,
  faint: CALL,
  bleeding: CALL,
  'black stool': CALL,
  'one side': CALL,
  suicide: {
    words:
      'You are not alone, and this is not read at once. Talk to somebody now: Tele-MANAS, 14416, free, day and night. In danger, call 112. आप अकेले नहीं हैं। अभी किसी से बात करें: टेली-मानस 14416, मुफ़्त, दिन-रात। ख़तरा हो तो 112 पर फ़ोन करें। તમે એકલા નથી. હમણાં જ કોઈ સાથે વાત કરો: ટેલિ-માનસ 14416, મફત, દિવસ-રાત. જોખમ હોય તો 112 પર ફોન કરો.',
    calls: [TELE_MANAS, EMERGENCY],
  },
  'allergic reaction': {
    words:
      'This is not read at once. Swelling of lips, face, tongue or throat, or a rash with trouble breathing, may be a severe allergy: call 112 now. होंठ, चेहरे, जीभ या गले में सूजन, या दानों के साथ साँस की तकलीफ़, गंभीर एलर्जी हो सकती है: अभी 112 पर फ़ोन करें। હોઠ, ચહેરા, જીભ કે ગળામાં સોજો, અથવા ફોલ્લીઓ સાથે શ્વાસની તકલીફ, ગંભીર એલર્જી હોઈ શકે: હમણાં જ 112 પર ફોન કરો.',
    calls: [EMERGENCY],
  },
  'low sugar': {
    words:
      'This is not read at once. Low sugar: if you can swallow, take glucose, sugar or juice now and measure again after 15 minutes. Drowsy, confused, or still below 70 (3.9 mmol/L): call 112. शुगर कम हो और आप निगल सकें तो अभी ग्लूकोज़, चीनी या जूस लें और 15 मिनट बाद फिर नापें। सुस्ती या भ्रम हो, या शुगर 70 से कम रहे तो 112 पर फ़ोन करें। સુગર ઓછી હોય અને તમે ગળી શકો તો હમણાં જ ગ્લુકોઝ, ખાંડ કે જ્યુસ લો અને 15 મિનિટ પછી ફરી માપો. સુસ્તી કે મૂંઝવણ થાય, કે સુગર 70થી ઓછી રહે તો 112 પર ફોન કરો.',
    calls: [EMERGENCY],
  },
  'high sugar': {
    words:
      'This is not read at once. High sugar: call your doctor today. With vomiting, fast breath or drowsiness: call 112. शुगर ज़्यादा हो तो आज ही अपने डॉक्टर को फ़ोन करें। उल्टी, तेज़ साँस या सुस्ती हो तो 112 पर फ़ोन करें। સુગર વધારે હોય તો આજે જ તમારા ડૉક્ટરને ફોન કરો. ઊલટી, ઝડપી શ્વાસ કે સુસ્તી હોય તો 112 પર ફોન કરો.',
    calls: [EMERGENCY],
  },
  jaundice: {
    words:
      'This is not read at once. Yellow eyes or skin, or dark urine: see a doctor today, before the next dose of herbs or medicines. Confused or bleeding: call 112. आँखें या त्वचा पीली हों, या पेशाब गहरा हो: जड़ी-बूटी या दवा की अगली ख़ुराक से पहले, आज ही डॉक्टर को दिखाएँ। भ्रम हो या ख़ून बहे तो 112 पर फ़ोन करें। આંખો કે ચામડી પીળી હોય, કે પેશાબ ઘેરો હોય: ઔષધિ કે દવાના હવે પછીના ડોઝ પહેલાં, આજે જ ડૉક્ટરને બતાવો. મૂંઝવણ થાય કે લોહી નીકળે તો 112 પર ફોન કરો.',
    calls: [EMERGENCY],
  },
  pregnancy: {
    words:
      'If you may be pregnant and take herbs: ask your doctor before the next dose. अगर आप गर्भवती हो सकती हैं और जड़ी-बूटी लेती हैं: अगली ख़ुराक से पहले डॉक्टर से पूछें। જો તમે ગર્ભવતી હોઈ શકો અને ઔષધિ લેતા હો: હવે પછીના ડોઝ પહેલાં ડૉક્ટરને પૂછો.',
    calls: [],
  },
};

/** The notice for some dangers, with each sentence and each number once. */
export function dangerNotice(dangers: readonly Danger[]): { sentences: string[]; calls: Call[] } {
  const said = dangers.map((danger) => SENTENCES[danger]);
  return {
    sentences: [...new Set(said.map(({ words }) => words))],
    calls: [...new Set(said.flatMap(({ calls }) => calls))],
  };
}
