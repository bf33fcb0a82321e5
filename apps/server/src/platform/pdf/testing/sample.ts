import type { PdfRequest } from '../make-pdf.ts'

interface Size {
  weeks: number
  days: number
  rows: number
}

/** As large as a program that somebody prints: weeks of days of rows. */
export const samplePdf = ({ weeks, days, rows }: Size, note = 'gomiti fermi'): PdfRequest & { data: object } => ({
  template: 'platform/pdf/testing/sample.typ',
  language: 'it',
  title: 'Forza, sedici settimane',
  data: {
    business: 'Studio Rossi',
    columns: ['', 'Esercizio', 'Serie', 'Carico', 'Note'],
    weeks: Array.from({ length: weeks }, (_, week) => ({
      name: `Settimana ${week + 1}`,
      days: Array.from({ length: days }, (__, day) => ({
        name: `Giorno ${day + 1}`,
        rows: Array.from({ length: rows }, (___, row) => ({
          letter: 'ABCDEFGHI'.charAt(row % 9),
          exercise: `Panca inclinata con manubri ${row + 1}`,
          reps: '3 × 8-10',
          load: `${20 + row},5 kg`,
          note,
        })),
      })),
    })),
  },
})
