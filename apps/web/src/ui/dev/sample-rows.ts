export interface SampleRow {
  id: string
  name: string
  /** Italian and English */
  type: [string, string]
  weights: number[]
  training: number | null
  food: number | null
  seen: [string, string]
  days: number
}

const names = [
  'Martina Bellini',
  'Alessandro Fontana',
  'Chiara Lombardi',
  'Luca Moretti',
  'Francesco De Angelis',
  'Elisa Caruso',
  'Matteo Gallo',
  'Valentina Rinaldi',
  'Federica Marini',
  'Davide Pellegrini',
  'Sofia Martinelli',
  'Riccardo Esposito',
  'Giorgia Santoro',
  'Massimiliano Della Valle Incisa',
]
const types: [string, string][] = [
  ['Dimagrimento', 'Weight loss'],
  ['Ipertrofia', 'Hypertrophy'],
  ['Forza', 'Strength'],
  ['Maratona', 'Marathon'],
]
const lastVisits: [string, string][] = [
  ['12 min fa', '12 min ago'],
  ['ieri', 'yesterday'],
  ['2 giorni fa', '2 days ago'],
  ['6 giorni fa', '6 days ago'],
]

const at = <Item>(items: readonly Item[], index: number, otherwise: Item) => items[index % items.length] ?? otherwise

const weightAt = (person: number, week: number) => 72 + (person % 7) - week * ((person % 3) - 1) * 0.2 + Math.sin(person + week) * 0.6

/** The rows are always the same, because screenshots of the page are compared. */
export const sampleRows = (count: number): SampleRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: at(names, index, ''),
    type: at(types, index, ['', '']),
    weights: Array.from({ length: 12 }, (_, week) => weightAt(index, week)),
    training: at([92, 74, 100, 41, null], index, null),
    food: at([86, 68, 38, 90], index, null),
    seen: at(lastVisits, index, ['', '']),
    days: at([18, 31, 5, 26, -2], index, 0),
  }))
