import type { Language, Wording } from '@allenio/contract'
import type { visitSites, MeasureCell, MeasureKey } from '@allenio/contract/visits'
import { keyOfMeasure } from '@allenio/domain/visits'

type Site = (typeof visitSites)[number]

/** How a place is found and taken, by the practice of anthropometry: folds on the right side, girths across the body's axis. */
const waysToTake: Partial<Record<Site, Wording>> = {
  triceps_fold: {
    it: 'Dietro il braccio rilassato, a metà tra spalla e gomito. Plica verticale.',
    en: 'Behind the relaxed arm, halfway between shoulder and elbow. Vertical fold.',
  },
  biceps_fold: {
    it: 'Davanti al braccio rilassato, alla stessa altezza del tricipite. Plica verticale.',
    en: 'In front of the relaxed arm, at the height of the triceps fold. Vertical fold.',
  },
  subscapular_fold: {
    it: 'Due centimetri sotto l’angolo della scapola. Plica obliqua, verso il basso e l’esterno.',
    en: 'Two centimetres below the angle of the shoulder blade. Oblique fold, downwards and outwards.',
  },
  suprailiac_fold: {
    it: 'Appena sopra la cresta iliaca, sulla linea ascellare. Plica obliqua, verso il basso e l’interno.',
    en: 'Just above the iliac crest, on the line of the armpit. Oblique fold, downwards and inwards.',
  },
  abdominal_fold: {
    it: 'Cinque centimetri a destra dell’ombelico. Plica verticale.',
    en: 'Five centimetres to the right of the navel. Vertical fold.',
  },
  thigh_fold: {
    it: 'Davanti alla coscia, a metà tra inguine e rotula, il peso sull’altra gamba. Plica verticale.',
    en: 'On the front of the thigh, halfway between groin and kneecap, the weight on the other leg. Vertical fold.',
  },
  calf_fold: {
    it: 'All’interno del polpaccio, dove è più largo, il piede su un rialzo. Plica verticale.',
    en: 'On the inside of the calf at its widest, the foot on a step. Vertical fold.',
  },
  axillary_fold: {
    it: 'Sulla linea ascellare media, all’altezza dello sterno. Plica verticale.',
    en: 'On the line below the armpit, at the height of the breastbone’s end. Vertical fold.',
  },
  breastplate: {
    it: 'Tra l’ascella e il capezzolo: a metà nell’uomo, a un terzo dall’ascella nella donna. Plica obliqua.',
    en: 'Between armpit and nipple: halfway in men, a third from the armpit in women. Oblique fold.',
  },
  neck: { it: 'Sotto il pomo d’Adamo, metro orizzontale.', en: 'Below the Adam’s apple, tape horizontal.' },
  shoulders: {
    it: 'Sul punto più largo dei deltoidi, braccia lungo i fianchi.',
    en: 'At the widest part of the deltoids, arms at the sides.',
  },
  chest: { it: 'All’altezza dei capezzoli, a fine espirazione.', en: 'At the height of the nipples, after breathing out.' },
  thorax: { it: 'Sotto il seno, a fine espirazione.', en: 'Below the breast, after breathing out.' },
  waist: {
    it: 'Nel punto più stretto tra l’ultima costola e la cresta iliaca, a fine espirazione.',
    en: 'At the narrowest point between the last rib and the iliac crest, after breathing out.',
  },
  abdomen: { it: 'Nel punto più sporgente dell’addome.', en: 'Where the belly protrudes most.' },
  navel: { it: 'All’altezza dell’ombelico, a fine espirazione.', en: 'At the height of the navel, after breathing out.' },
  // the ratio of waist and hips, and the formula of the US Navy, mean this one
  hips: {
    it: 'Nel punto più largo sopra i glutei, piedi uniti, metro orizzontale.',
    en: 'At the widest point over the buttocks, feet together, tape horizontal.',
  },
  glutes: {
    it: 'Dove i glutei sporgono di più visti di lato, piedi uniti.',
    en: 'Where the buttocks protrude most as seen from the side, feet together.',
  },
  arms: { it: 'A metà tra spalla e gomito, braccio rilassato.', en: 'Halfway between shoulder and elbow, arm relaxed.' },
  'contracted-arms': {
    it: 'Nel punto più largo, gomito piegato e bicipite contratto.',
    en: 'At the widest point, elbow bent and biceps tensed.',
  },
  forearms: { it: 'Nel punto più largo, palmo verso l’alto.', en: 'At the widest point, palm up.' },
  legs: {
    it: 'Un centimetro sotto la piega del gluteo, peso sulle due gambe.',
    en: 'One centimetre below the buttock’s fold, weight on both legs.',
  },
  'medial-thighs': { it: 'A metà tra inguine e rotula.', en: 'Halfway between groin and kneecap.' },
  calves: { it: 'Nel punto più largo, peso sulle due gambe.', en: 'At the widest point, weight on both legs.' },
  ankles: { it: 'Nel punto più stretto, sopra i malleoli.', en: 'At the narrowest point, above the ankle bones.' },
  wrist: { it: 'Subito oltre i processi del polso, verso la mano.', en: 'Just beyond the wrist bones, towards the hand.' },
} satisfies Partial<Record<MeasureKey, Wording>>

export const howToTake = (cell: MeasureCell, language: Language): string => waysToTake[keyOfMeasure(cell)]?.[language] ?? ''
