/** A stored name, with typed texts that must find it and others that must not. */
export interface FoundName {
  name: string;
  /** Typed texts that found nothing while the search compared whole runs of characters. */
  failed: readonly string[];
  /** Typed texts that found the name already then. */
  held: readonly string[];
  not?: readonly string[];
}

/** Names of people and things in and around Ahmedabad; a third is written in Gujarati or Hindi. */
export const FOUND_NAMES: readonly FoundName[] = [
  {
    name: 'Meera Joshi',
    failed: ['joshi meera', 'meerajoshi'],
    held: ['MEERA', 'josh', 'eera', 'meera j'],
    not: ['mira'],
  },
  {
    name: 'Priya Shah',
    failed: ['shah priya', 'pri sha', 'priyash'],
    held: ['ya s'],
    not: ['yash', 'shapri', 'riyash'],
  },
  {
    name: 'Nita O’Grady',
    failed: ["o'grady", 'O‘Grady', 'ogrady', 'o`grady', 'oʼgrady', 'grady nita'],
    held: ['o’grady'],
  },
  {
    name: "Sean O'Grady",
    failed: ['o’grady', 'o´grady', 'o′grady', 'O＇Grady', 'o‛grady', 'o grady'],
    held: [],
  },
  {
    name: "Maria D'Souza",
    failed: ['dsouza', 'd’souza', 'D Souza', 'souza maria', 'd-souza'],
    held: [],
    not: ['desouza'],
  },
  {
    name: 'K.R. Narayanan',
    failed: ['kr narayanan', 'K R Narayanan', 'k.r.narayanan', 'narayanan k.r'],
    held: ['k.r'],
  },
  {
    name: 'K. R. Narayanan',
    failed: ['kr narayanan', 'krnarayanan', 'k.r. nara', 'narayanan kr'],
    held: [],
    not: ['rk nara'],
  },
  { name: 'KR Narayanan', failed: ['k.r. narayanan', 'k r narayanan', 'K.R.Narayanan'], held: ['KR'] },
  {
    name: 'A. P. J. Abdul Kalam',
    failed: ['apj', 'a.p.j. abdul', 'kalam apj', 'abdulkalam'],
    held: [],
    not: ['abdulk apk'],
  },
  { name: 'S.P. Patel', failed: ['sp patel', 's p patel', 'patel s.p.'], held: [], not: ['ps patel x'] },
  { name: 'Dr. Hetal Mehta', failed: ['dr hetal', 'dr.hetal', 'mehta hetal', 'Dr Mehta'], held: [] },
  {
    name: 'Jean-Luc Fernandes',
    failed: ['jean luc', 'jeanluc', 'jean–luc', 'JEAN\u2010LUC'],
    held: ['luc fern', 'n-luc'],
  },
  {
    name: 'Jean Luc Fernandes',
    failed: ['jean-luc', 'jeanluc', 'jean—luc fernandes', 'fernandes jean'],
    held: [],
  },
  { name: 'José Fernandes', failed: ['jose', 'fernandes jose'], held: ['JOSÉ', 'jose\u0301'] },
  { name: 'Jose Pereira', failed: ['josé', 'Pereira José', 'jose\u0301'], held: [] },
  { name: 'Zoë Çelik-Łukasz', failed: ['zoe', 'celik', 'lukasz', 'çelik zoë', 'celiklukasz'], held: [] },
  { name: 'Bjørn Straße', failed: ['bjorn', 'strasse', 'STRASSE bjørn'], held: [] },
  { name: 'Ｍｅｅｒａ　Ｐａｔｅｌ', failed: ['meera patel', 'patel ｍeera', 'patel'], held: [] },
  { name: 'Rami\u200Bla \uFEFFPatel', failed: ['ramila', 'patel ramila', 'rami\u00ADla'], held: [] },
  {
    name: '\u200EKiran\u00A0\u00A0Desai\u200F',
    failed: ['Desai\u00A0Kiran'],
    held: ['kiran desai', 'kiran\u2009desai'],
  },
  {
    name: 'Ramesh-bhai Patel',
    failed: ['rameshbhai', 'ramesh bhai', 'patel rameshbhai', 'ramesh\u2011bhai'],
    held: [],
  },
  { name: 'Rameshbhai Patel', failed: ['ramesh bhai patel', 'ramesh-bhai'], held: ['ramesh', 'bhai'] },
  {
    name: 'Manjulaben Ravjibhai Patel',
    failed: ['manjula patel', 'ravji manjula', 'patel ravji', 'ben patel'],
    held: [],
  },
  {
    name: 'Krishna Murthy',
    failed: ['krishnamurthy', 'murthy krishna', 'krishna-murthy'],
    held: [],
    not: ['krishnamurti'],
  },
  { name: 'Krishnamurthy Iyer', failed: ['krishna murthy', 'iyer krishna'], held: ['murthy'] },
  {
    name: 'Joshi, Meera (Maninagar)',
    failed: ['meera joshi', 'joshi meera'],
    held: ['maninagar', 'joshi, meera'],
  },
  { name: 'Syed Abdul-Rahman', failed: ['abdul rahman', 'abdulrahman'], held: ['syed abdul'] },
  { name: 'Mc’Donald Ivy', failed: ["mc'donald", 'mcdonald', 'ivy mcdonald'], held: [] },
  {
    name: 'Amla Juice 500 ml',
    failed: ['500ml', 'juice 500ml', 'amla 500'],
    held: ['500 ml', 'AMLA juice'],
    not: ['50ml'],
  },
  { name: 'Amla Juice 500ml', failed: ['500 ml', 'ml juice'], held: ['500ml'] },
  { name: 'Brahmi-Vati', failed: ['brahmi vati', 'brahmivati', 'Brahmi\u2011Vati', 'vati brahmi'], held: [] },
  { name: 'Brahmi Vati (60 tabs)', failed: ['brahmi-vati', '60tabs', 'vati 60'], held: ['(60'] },
  {
    name: 'Aloe Vera Gel + Vitamin E',
    failed: ['aloevera', 'vera vitamin', 'aloe+vitamin'],
    held: ['vitamin e'],
  },
  { name: 'Tru-Cal D3', failed: ['trucal', 'tru cal', 'd3 tru', 'TRUCAL-D3'], held: [] },
  { name: 'Vitamin B12 1,000 mcg', failed: ['b-12'], held: ['b12', 'vitamin b12', '1,000'] },
  { name: 'Roti ½ piece', failed: ['piece ½'], held: ['roti', '½'] },
  { name: 'Rahul R.', failed: ['r. rahul'], held: ['rahul r', 'rahul r.'] },
  { name: 'Ｄ’ｍｅｌｌｏ Ｊ．', failed: ["d'mello", 'dmello j', 'j. dmello'], held: [] },
  {
    name: 'મીરા જોશી',
    failed: ['જોશી મીરા', 'મીરાજોશી'],
    held: ['મીરા', 'જોશી', 'મીરા જો'],
    not: ['મરા', 'મીર જશ', 'જોષી'],
  },
  { name: 'મિરા જોશી', failed: ['જોશી મિરા'], held: ['મિરા'], not: ['મીરા', 'મર'] },
  { name: 'હેતલ પટેલ', failed: ['પટેલ હેતલ'], held: ['હેતલ', 'પટે'], not: ['હતલ', 'પટલ'] },
  { name: 'રમેશભાઈ શાહ', failed: ['રમેશ-ભાઈ', 'શાહ રમેશ', 'રમેશ ભાઈ શાહ'], held: ['રમેશ', 'રમેશભાઈ'] },
  { name: 'રમેશ-ભાઈ શાહ', failed: ['રમેશભાઈ', 'રમેશ ભાઈ'], held: ['શાહ'] },
  { name: 'કે. આર. દેસાઈ', failed: ['કે આર દેસાઈ', 'દેસાઈ કે.આર', 'કેઆર'], held: [] },
  { name: 'કોકિલાબેન ભટ્ટ', failed: ['ભટ્ટ કોકિલા'], held: ['કોકિલા', 'ભટ્ટ'], not: ['ભટટ', 'કકલા'] },
  { name: 'પ્રિયા\u200Dબેન શાહ', failed: ['પ્રિયાબેન', 'પ્રિયા બેન', 'શાહ પ્રિયા'], held: [] },
  { name: 'કૃષ્ણકાંત ત્રિવેદી', failed: ['ત્રિવેદી કૃષ્ણકાંત', 'કૃષ્ણ કાંત'], held: ['કૃષ્ણ'], not: ['કષણ'] },
  { name: 'આમળા રસ ૫૦૦ મિલી', failed: ['500મિલી', 'રસ ૫૦૦મિલી', '500'], held: ['૫૦૦ મિલી'] },
  { name: 'ડૉ. અમિત પંડ્યા', failed: ['ડૉ અમિત', 'પંડ્યા અમિત'], held: ['અમિત'], not: ['અમત'] },
  { name: 'જયેશ ઠક્કર', failed: ['ઠક્કર જયેશ'], held: ['જયેશ'], not: ['ઠકર'] },
  { name: 'मीरा जोशी', failed: ['जोशी मीरा', 'मीराजोशी'], held: ['मीरा', 'जोशी'], not: ['मरा', 'मिरा'] },
  { name: 'सुनीता शर्मा', failed: ['शर्मा सुनीता', 'सुनीता\u200D'], held: ['सुनी'], not: ['सनत'] },
  { name: 'राजेश कुमार गुप्ता', failed: ['गुप्ता राजेश', 'राजेश गुप्ता', 'राजेशकुमार'], held: [], not: ['रजश'] },
  { name: 'लक्ष्\u200Dमी नारायण', failed: ['लक्ष्मी', 'नारायण लक्ष्मी', 'लक्ष्\u200Cमी'], held: [] },
  { name: 'ज़ीनत ख़ान', failed: ['ख़ान ज़ीनत'], held: ['ज़ीनत', 'ज़ीनत'], not: ['जीनत'] },
  { name: 'आर. के. लक्ष्मण', failed: ['आर के लक्ष्मण', 'आरके', 'लक्ष्मण आर.के.'], held: [] },
  { name: 'पाण्डेय जी', failed: ['जी पाण्डेय', 'पाण्डेयजी'], held: ['पाण्डेय'] },
  { name: 'डि’सूज़ा मारिया', failed: ["डि'सूज़ा", 'डिसूज़ा', 'मारिया डिसूज़ा'], held: [] },
  { name: 'आँवला रस १ लीटर', failed: ['1लीटर', 'रस 1'], held: ['१ लीटर', 'आँवला'], not: ['आवला'] },
  { name: 'ब्राह्मी-वटी', failed: ['ब्राह्मी वटी', 'ब्राह्मीवटी', 'वटी ब्राह्मी'], held: [] },
  { name: 'Meera જોશી', failed: ['જોશી meera', 'meeraજોશી'], held: ['meera'] },
  { name: 'Hansa હંસા Parekh', failed: ['parekh hansa'], held: ['હંસા parekh'], not: ['હસા'] },
];

/** Pairs of spellings that must have the same search form. */
export const SAME_FORM: readonly (readonly [string, string])[] = [
  ['O’Grady', "O'Grady"],
  ['O´Grady', 'OGRADY'],
  ['O＇Grady', 'o`grady'],
  ['K.R. Narayanan', 'KR Narayanan'],
  ['José', 'JOSE\u0301'],
  ['Jean-Luc', 'Jean‑Luc'],
  ['Jean–Luc', 'jeanluc'],
  ['Ｐａｔｅｌ', 'patel'],
  ['Meera\u00A0 Joshi', ' meera joshi '],
  ['Rami\u200Bla', 'Ramila'],
  ['ﬁona', 'Fiona'],
  ['લક્ષ્\u200Dમી', 'લક્ષ્મી'],
  ['ख\u093Cान', '\u0959ान'],
  ['૫૦૦ મિલી', '500 મિલી'],
  ['१ लीटर', '1 लीटर'],
];

/** Pairs that must have different search forms: marks of Devanagari and Gujarati are letters, no accents. */
export const TWO_FORMS: readonly (readonly [string, string])[] = [
  ['મીરા', 'મરા'],
  ['મીરા', 'મિરા'],
  ['હંસા', 'હસા'],
  ['કૃષ્ણ', 'કષણ'],
  ['शर्मा', 'शरमा'],
  ['ज़ीनत', 'जीनत'],
  ['आँवला', 'आवला'],
  ['Meera', 'Mira'],
];
