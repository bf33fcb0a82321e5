import type { Language } from '@allenio/contract'

// A listed place is stored by its name here, with its side behind it: "knee left". Each reader reads it in their language, and free text
// as it was typed.

export const painPlaces = ['shoulder', 'elbow', 'wrist', 'neck', 'upperBack', 'lowerBack', 'hip', 'knee', 'ankle'] as const
type PainPlace = (typeof painPlaces)[number]

const places = {
  shoulder: { it: 'Spalla', en: 'Shoulder' },
  elbow: { it: 'Gomito', en: 'Elbow' },
  wrist: { it: 'Polso', en: 'Wrist' },
  neck: { it: 'Collo', en: 'Neck' },
  upperBack: { it: 'Schiena alta', en: 'Upper back' },
  lowerBack: { it: 'Schiena bassa', en: 'Lower back' },
  hip: { it: 'Anca', en: 'Hip' },
  knee: { it: 'Ginocchio', en: 'Knee' },
  ankle: { it: 'Caviglia', en: 'Ankle' },
} as const satisfies Record<PainPlace, Record<Language, string>>

const placesWithoutSide: ReadonlySet<PainPlace> = new Set<PainPlace>(['neck', 'upperBack', 'lowerBack'])

export const painSides = ['left', 'right'] as const
type PainSide = (typeof painSides)[number]

const sideTexts = {
  it: { left: (place: string) => `${place} sx`, right: (place: string) => `${place} dx` },
  en: { left: (place: string) => `${place}, left`, right: (place: string) => `${place}, right` },
} as const satisfies Record<Language, Record<PainSide, (place: string) => string>>

interface ListedPlace {
  place: PainPlace
  side: PainSide | null
}

export const hasSides = (place: PainPlace): boolean => !placesWithoutSide.has(place)

export const painAt = ({ place, side }: ListedPlace): string => (side === null ? place : `${place} ${side}`)

const printListed = ({ place, side }: ListedPlace, language: Language): string =>
  side === null ? places[place][language] : sideTexts[language][side](places[place][language])

const listedPlaces: readonly ListedPlace[] = painPlaces.flatMap(place =>
  [null, ...(hasSides(place) ? painSides : [])].map(side => ({ place, side })),
)

/** The listed place that is stored; also one that was stored in the words of a language, as devices did before. */
export const parsePainPlace = (where: string): ListedPlace | undefined =>
  listedPlaces.find(each => [painAt(each), printListed(each, 'it'), printListed(each, 'en')].includes(where))

/** "Ginocchio sx" */
export function printPainPlace(where: string, language: Language): string {
  const listed = parsePainPlace(where)
  return listed ? printListed(listed, language) : where
}
