import type { Language } from '@allenio/contract'
import type { ProgramPaper } from '@allenio/contract/programs'
import { newId } from '@allenio/domain/ids'

const names = ['Panca piana bilanciere', 'Panca inclinata manubri', 'Rematore in appoggio', 'Lento avanti manubri', 'Plank']

/** A program of some weeks, six days each of nine exercises. */
export function longPaper(weeks: number, language: Language = 'it'): ProgramPaper {
  const row = (index: number) => ({
    id: newId(),
    mark: ['A', 'B1', 'B2', 'C', 'D1', 'D2', 'E', 'F', 'G'][index] ?? 'H',
    name: names[index % names.length] ?? '',
    picture: null,
    cells: ['4', '8–10', '82,5 kg', '2', '8', '3010', index === 1 || index === 4 ? '–' : '2:30'],
    sets: [],
    note: index === 0 ? 'Fermo 1 s al petto' : '',
  })
  const rows = Array.from({ length: 9 }, (_, index) => row(index))
  const groups = [rows.slice(0, 1), rows.slice(1, 3), rows.slice(3, 4), rows.slice(4, 6), ...rows.slice(6).map(each => [each])]
  const day = (number: number) => ({
    id: newId(),
    title: `Giorno ${number}`,
    name: 'Push, petto e spalle',
    note: '',
    workouts: [{ id: newId(), name: '', note: '', groups }],
  })
  return {
    title: 'Ipertrofia 4 giorni',
    client: 'Alessandro Fontana',
    releasedAt: null,
    description: 'Progressione doppia sui fondamentali, scarico ogni quattro settimane.',
    language,
    paper: 'a4',
    pageBreak: 'week',
    brand: { name: 'Studio Marchetti', logo: null, color: '#0A6B52', contact: ['Via Roma 1, Torino', '+39 011 5550101', 'ciao@studio.it'] },
    weekCount: weeks,
    headings: { mark: 'Ordine', exercise: 'Esercizio', cells: ['Serie', 'Rip / tempo', 'Carico', 'RIR', 'RPE', 'TUT', 'Rec.'], empty: [] },
    pictures: {},
    words: { noWorkout: 'Riposo', noWeeks: 'Vuoto' },
    weeks: Array.from({ length: weeks }, (_, index) => ({
      id: newId(),
      title: `Settimana ${index + 1}`,
      name: index % 4 === 3 ? 'scarico' : '',
      note: '',
      days: [1, 2, 3, 4, 5, 6].map(day),
    })),
  }
}
