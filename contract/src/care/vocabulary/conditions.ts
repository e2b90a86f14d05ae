// Written by `npm run vocabulary` from backend/src/care/vocabulary/conditions.csv; nothing is changed here by hand.
import type { WordRow } from '../words/table-words.ts';
export const STONE: readonly string[] = ["stone", "pathri", "pathari", "पथरी", "પથરી"];
export const THYROID: readonly string[] = ["thyroid", "थायराइड", "થાઇરોઇડ"];
export const CONDITIONS: readonly (WordRow)[] = [
  { code: "diabetes", label: "Diabetes", words: ["diabetes", "diabetic", "dm", "t2dm", "t1dm", "dm2", "niddm", "iddm", "sugar", "madhumeh", "मधुमेह", "डायबिटीज", "डायबिटीज़", "ડાયાબિટીસ", "મધુમેહ"], except: ["sugar free", "sugarfree", "no sugar", "pre diabetic", "pre diabetes", "prediabetic", "prediabetes", "borderline sugar"], source: "the clinic’s own", on: true },
  { code: "hypertension", label: "Hypertension", words: ["hypertension", "hypertensive", "htn", "bp high", "high bp", "raised bp", "high blood pressure", "raktachap", "उच्च रक्तचाप", "હાઈ બીપી"], except: [], source: "the clinic’s own", on: true },
  { code: "kidney", label: "Kidney disease", words: ["kidney", "ckd", "renal failure", "dialysis", "nephropathy"], except: [], source: "the clinic’s own", on: true },
  { code: "dialysis", label: "Dialysis", words: ["dialysis"], except: [], source: "the clinic’s own", on: true },
  { code: "stones", label: "Kidney stones", words: ["renal calculi", "renal stone", "kidney stone"], may: STONE, except: [], source: "the clinic’s own", on: true },
  { code: "gallstones", label: "Gallstones", words: ["cholelithiasis", "gallstone", "gall stone", "gall bladder stone", "gallbladder stone", "gb stone", "pittashay"], may: STONE, except: [], source: "the clinic’s own", on: true },
  { code: "gout", label: "Gout", words: ["gout", "high uric acid", "raised uric acid"], except: [], source: "the clinic’s own", on: true },
  { code: "hypothyroid", label: "Hypothyroid", words: ["hypothyroid", "hypothyroidism", "hypo thyroid", "hashimoto", "hashimotos"], may: THYROID, except: [], source: "the clinic’s own", on: true },
  { code: "hyperthyroid", label: "Hyperthyroid", words: ["hyperthyroid", "hyperthyroidism", "hyper thyroid", "graves"], may: THYROID, except: [], source: "the clinic’s own", on: true },
  { code: "cholesterol", label: "High cholesterol", words: ["cholesterol", "dyslipidemia", "dyslipidaemia", "hyperlipidemia"], except: [], source: "the clinic’s own", on: true },
  { code: "liver", label: "Liver disease", words: ["liver", "fatty liver", "nafld", "masld", "hepatitis", "cirrhosis"], except: [], source: "the clinic’s own", on: true },
  { code: "lactose", label: "Lactose intolerance", words: ["lactose"], except: [], source: "the clinic’s own", on: true },
  { code: "coeliac", label: "Coeliac disease", words: ["coeliac", "celiac"], except: [], source: "the clinic’s own", on: true },
  { code: "heart", label: "Heart disease", words: ["heart", "ihd", "cad", "chf", "bypass", "cabg"], except: [], source: "the clinic’s own", on: true },
  { code: "autoimmune", label: "Autoimmune disease", words: ["autoimmune", "ra", "rheumatoid arthritis", "sle", "lupus", "hashimoto", "hashimotos"], except: [], source: "the clinic’s own", on: true },
  { code: "epilepsy", label: "Epilepsy", words: ["epilepsy", "मिर्गी", "વાઈ"], except: [], source: "the clinic’s own", on: true },
  { code: "ibd", label: "IBD", words: ["ibd", "crohn", "crohns", "ulcerative colitis"], except: [], source: "the clinic’s own", on: true },
  { code: "obstruction", label: "Bowel obstruction", words: ["bowel obstruction", "intestinal obstruction"], except: [], source: "the clinic’s own", on: true },
  { code: "g6pd", label: "G6PD deficiency", words: ["g6pd"], except: [], source: "the clinic’s own", on: true },
  { code: "thalassaemia", label: "Thalassaemia", words: ["thalassaemia", "thalassemia"], except: [], source: "the clinic’s own", on: true },
  { code: "haemochromatosis", label: "Haemochromatosis", words: ["haemochromatosis", "hemochromatosis"], except: [], source: "the clinic’s own", on: true },
  { code: "hypercalcaemia", label: "Hypercalcaemia", words: ["hypercalcaemia", "hypercalcemia"], except: [], source: "the clinic’s own", on: true },
  { code: "hyperparathyroidism", label: "Hyperparathyroidism", words: ["hyperparathyroidism"], except: [], source: "the clinic’s own", on: true },
  { code: "sarcoidosis", label: "Sarcoidosis", words: ["sarcoidosis"], except: [], source: "the clinic’s own", on: true },
  { code: "eatingDisorder", label: "Eating disorder", words: ["eating disorder", "anorexia", "anorexia nervosa", "bulimia", "binge eating"], except: [], source: "the clinic’s own", on: true },
  { code: "bariatric", label: "Bariatric surgery", words: ["bariatric", "bariatric surgery", "gastric bypass", "gastric sleeve"], except: [], source: "the clinic’s own", on: true },
  { code: "pancreatitis", label: "Pancreatitis", words: ["pancreatitis"], except: [], source: "the clinic’s own", on: true },
];
