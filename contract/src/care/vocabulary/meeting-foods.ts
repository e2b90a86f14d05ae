// Written by `npm run vocabulary` from backend/src/care/vocabulary/meeting-foods.csv; nothing is changed here by hand.
import type { SubstanceWords } from '../words/table-words.ts';
export const MEETING_FOODS: readonly (SubstanceWords)[] = [
  { code: "soya", label: "Soya", words: ["soy", "soya", "soybean", "soyabean", "soya bean", "tofu", "edamame", "soy isoflavone", "सोया", "સોયા", "સોયાબીન"], except: ["soy free", "soya free"], source: "the clinic’s own", on: true },
  { code: "tea", label: "Tea", words: ["tea", "chai", "chay", "cha", "black tea", "green tea", "masala tea", "masala chai", "चाय", "ચા"], except: ["green tea extract", "herbal tea", "tulsi tea", "ginger tea", "chamomile tea", "hibiscus tea", "mint tea", "lemongrass tea", "tea tree", "tea tree oil", "tea spoon", "tea time"], source: "the clinic’s own", on: true },
  { code: "caffeine", label: "Caffeine", words: ["coffee", "espresso", "cappuccino", "cold coffee", "energy drink", "red bull", "cola", "coke", "pepsi", "guarana", "caffeine", "कॉफी", "कॉफ़ी", "કોફી"], except: ["decaf", "decaf coffee", "decaffeinated", "decaffeinated coffee", "caffeine free", "diet coke free"], source: "the clinic’s own", on: true },
  { code: "honey", label: "Honey", words: ["honey", "madh", "shahad", "shehad", "शहद", "मधु", "મધ"], except: ["honey free", "honey dew", "honeydew", "madhunashini"], source: "the clinic’s own", on: true },
  { code: "cranberry", label: "Cranberry", words: ["cranberry", "cran berry"], except: [], source: "the clinic’s own", on: true },
  { code: "pomegranate", label: "Pomegranate juice", words: ["pomegranate juice", "anar juice", "anar ka juice", "anar ras", "dadam juice", "dadam no ras", "अनार का रस", "દાડમનો રસ"], doses: ["pomegranate", "anar", "dadam", "अनार", "દાડમ"], except: [], source: "the clinic’s own", on: true },
  { code: "proteinPowder", label: "Protein powder", words: ["protein powder", "whey", "whey protein", "protein shake", "protein isolate", "protein supplement", "mass gainer", "casein powder", "प्रोटीन पाउडर", "પ્રોટીન પાવડર"], doses: ["protein"], except: [], source: "the clinic’s own", on: true },
];
