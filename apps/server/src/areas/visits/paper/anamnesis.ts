import type { PaperBlock } from '@allenio/contract/visits'
import { formatDay } from '@allenio/domain/formats'
import type { AnamnesisField } from '@allenio/contract/visits'
import { anamnesisNames } from '@allenio/domain/visits'
import type { Printing } from './source.ts'
import { paperWords } from './words.ts'

// each name is a field of the table, which the compiler takes for any text
const fields = Object.keys(anamnesisNames) as readonly AnamnesisField[]

/** The answers, with the allergies and injuries of the record as it is today. */
export function presentAnamnesis({ client, content, language }: Printing): PaperBlock[] {
  const say = paperWords(language)
  const texts = [
    ...fields.map(field => ({ name: anamnesisNames[field][language], text: content[field] ?? '' })),
    { name: say('allergies'), text: client.allergies },
    { name: say('injuries'), text: client.injuries },
    ...content.ownFields.map(({ label = '', text = '' }) => ({ name: label, text })),
  ].filter(({ text }) => text !== '')
  return texts.length === 0 ? [] : [{ kind: 'texts', texts }]
}

export function presentLaboratory({ content: { laboratoryValues }, language }: Printing): PaperBlock[] {
  const say = paperWords(language)
  const rows = laboratoryValues.map(({ name = '', value = '', unit = '', day }) => ({
    cells: [name, [value, unit].filter(Boolean).join(' '), day === undefined ? '' : formatDay(language, day)],
    note: '',
    isMarked: false,
  }))
  return rows.length === 0 ? [] : [{ kind: 'table', heads: [say('examination'), say('value'), say('day')], rows }]
}
