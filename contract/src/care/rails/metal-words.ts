import { wordList } from '../table-words.ts';

/** "Keri no ras" is a juice; a ras of metals is named after none of these. */
export const JUICES = wordList(
  'aam, am, keri, mango, ganna, ganne, sherdi, sugarcane, sugar cane, amla, aamla, amala, awla, nimbu, limbu, lemon, lime',
  'mosambi, santra, orange, narangi, anar, dadam, pomegranate, apple, safarjan, pineapple, ananas, angoor, angur, draksh',
  'grape, jamun, jambu, karela, dudhi, doodhi, lauki, gourd, tomato, tameta, gajar, carrot, beet, beetroot, palak, tulsi',
  'aloe, aloe vera, giloy, neem, adrak, adu, ginger, lasan, pudina, kothmir, dhania, wheatgrass, jawara, papaya, noni',
  'watermelon, tarbuch, kela, nariyal, fruit, fal, phal, vegetable, bel, bili, kokum, onion, pyaz, kanda, ambo, guava',
  'आम, आंवला, नींबू, गन्ना, गन्ने, संतरा, अनार, करेला, लौकी, अदरक, तुलसी, કેરી, આમળા, લીંબુ, શેરડી, સંતરા, દાડમ, કારેલા, દૂધી, આદુ',
  'તુલસી, ગાજર, બીટ',
);
/** Words of metals and minerals as medicines. */
export const METALS = wordList(
  'bhasma, bhasm, parpati, sindur, sindoor, kajjali, hingul, makardhwaj, makaradhwaj, arogyavardhini, shilajit',
  'shilajeet, mandur, mandoor, भस्म, पर्पटी, शिलाजीत, ભસ્મ, શિલાજીત',
);
