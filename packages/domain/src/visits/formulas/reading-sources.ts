export interface ReadingSource {
  source: string
  /** Literature of the same name whose equation is another one. */
  related?: string
}

const fao1985 = 'FAO/WHO/UNU. Energy and protein requirements. WHO Technical Report Series 724, Geneva 1985'
const siri =
  'Siri WE. Body composition from fluid spaces and density: analysis of methods. In: Brozek J, Henschel A (eds.), Techniques ' +
  'for Measuring ' +
  'Body Composition, National Academy of Sciences, Washington 1961, 223-244'
const carter1982 =
  'Carter JEL. Body composition of Montreal Olympic athletes. In: Carter JEL (ed.), Physical Structure of Olympic Athletes, Part I. ' +
  'Med Sport 16, Karger, Basel 1982, 107-116'
const jacksonWomen =
  'Jackson AS, Pollock ML, Ward A. Generalized equations for predicting body density of women. Med Sci Sports Exerc 1980;12:175-182'
const jacksonStudies =
  'Jackson AS, Pollock ML. Generalized equations for predicting body density of men. Br J Nutr 1978;40:497-504. ' +
  `${jacksonWomen}. ${siri}`

/** Where each reading comes from, by its id; apart from the coefficients, because few ask for it. */
const readingSources: Readonly<Record<string, ReadingSource>> = {
  'molnar-fao-1985': {
    source: fao1985,
    related:
      'Molnár D, Jeges S, Erhardt E, Schutz Y. Measured and predicted resting metabolic rate in obese and nonobese adolescents. ' +
      'J Pediatr 1995;127:571-577',
  },
  'fao-who-unu-1985': { source: fao1985 },
  'schofield-1985-weight': {
    source:
      'Schofield WN. Predicting basal metabolic rate, new standards and review of previous work. Hum Nutr Clin Nutr ' +
      '1985;39C(Suppl 1):5-41. ' +
      'FAO/WHO/UNU. Human energy requirements. FAO, Rome 2004, Table 5.2',
  },
  'henry-oxford-2005-weight-height': {
    source:
      'Henry CJK. Basal metabolic rate studies in humans: measurement and development of new equations. ' +
      'Public Health Nutr 2005;8(7A):1133-1152',
  },
  'harris-benedict-1919': {
    source: 'Harris JA, Benedict FG. A biometric study of basal metabolism in man. Carnegie Institution of Washington, publ. 279, 1919',
    related: 'Roza AM, Shizgal HM. Am J Clin Nutr 1984;40:168-182',
  },
  'mifflin-st-jeor-1990': {
    source:
      'Mifflin MD, St Jeor ST, Hill LA et al. A new predictive equation for resting energy expenditure in healthy individuals. ' +
      'Am J Clin Nutr 1990;51:241-247',
  },
  'grande-and-keys-boer-1984': {
    source:
      'Grande F, Keys A. Body weight, body composition and calorie status. In: Goodhart RS, Shils ME (eds.), Modern Nutrition ' +
      'in Health and ' +
      'Disease, 6th ed., Lea & Febiger, Philadelphia 1980, 27 ff. Boer P. Estimated lean body mass as an index for normalization of body ' +
      'fluid volumes in humans. Am J Physiol 1984;247:F632-F636',
    related: 'Hume R. J Clin Pathol 1966;19:389-391',
  },
  'katch-mcardle-1991': {
    source:
      'McArdle WD, Katch FI, Katch VL. Exercise Physiology. Cunningham JJ. Body composition as a determinant of energy expenditure. ' +
      'Am J Clin Nutr 1991;54:963-969',
  },
  'durnin-womersley-1974': {
    source:
      'Durnin JVGA, Womersley J. Body fat assessed from total body density and its estimation from skinfold thickness: measurements on ' +
      `481 men and women aged from 16 to 72 years. Br J Nutr 1974;32:77-97 (Table 5). ${siri}`,
  },
  'sloan-1967-1962': {
    source:
      'Sloan AW. Estimation of body fat in young men. J Appl Physiol 1967;23:311-315. Sloan AW, Burt JJ, Blyth CS. Estimation ' +
      'of body fat in ' +
      `young women. J Appl Physiol 1962;17:967-970. ${siri}`,
  },
  'jackson-3-1978-1980': { source: jacksonStudies },
  'jackson-4-1985-percent': {
    source:
      'Jackson AS, Pollock ML. Practical assessment of body composition. Phys Sportsmed 1985;13(5):76-90. Golding LA, Myers ' +
      'CR, Sinning WE. ' +
      'Y’s Way to Physical Fitness, 3rd ed., Human Kinetics 1989',
    related: jacksonWomen,
  },
  'jackson-7-1978-1980': { source: jacksonStudies },
  'lohman-boileau-1985': {
    source:
      'Boileau RA, Lohman TG, Slaughter MH. Exercise and body composition of children and youth. Scand J Sports Sci ' +
      '1985;7:17-27. Lohman TG. ' +
      'Applicability of body composition techniques and constants for children and youth. Exerc Sport Sci Rev 1986;14:325-357',
    related: 'Slaughter MH et al. Skinfold equations for estimation of body fatness in children and youth. Hum Biol 1988;60:709-723',
  },
  'faulkner-4-1968-both-lines': {
    source:
      'Faulkner JA. Physiology of swimming and diving. In: Falls HB (ed.), Exercise Physiology, Academic Press, New York 1968, 415-446 ' +
      '(after Yuhasz 1962)',
  },
  'yuhasz-6-carter-1982': {
    source: `Yuhasz MS. Physical Fitness Manual, University of Western Ontario, London (Ont.) 1974. ${carter1982}`,
  },
  'withers-1987-seven-and-four': {
    source:
      'Withers RT, Craig NP, Bourdon PC, Norton KI. Relative body fat and anthropometric prediction of body density of male athletes. ' +
      'Eur J Appl Physiol 1987;56:191-200. Withers RT, Whittingham NO, Norton KI et al. Relative body fat and anthropometric prediction ' +
      `of body density of female athletes. Eur J Appl Physiol 1987;56:169-180. ${siri}`,
    related:
      'Withers RT, Norton KI, Craig NP et al. The relative body fat and anthropometric prediction of body density of South ' +
      'Australian females ' +
      'aged 17-35 years. Eur J Appl Physiol 1987;56:181-190',
  },
  'heath-carter-yuhasz-1982': {
    source: carter1982,
    related: 'Heath BH, Carter JEL. A modified somatotype method. Am J Phys Anthropol 1967;27:57-74',
  },
}

export function sourceOfReading(id: string): ReadingSource {
  const source = readingSources[id]
  if (!source) throw new Error(`The reading ${id} has no source`)
  return source
}
