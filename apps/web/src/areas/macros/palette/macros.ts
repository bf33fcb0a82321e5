import { listMacros } from '@allenio/contract/macros'
import { IconChartDonut3, IconPlus } from '@tabler/icons-react'
import type { PaletteSource, PaletteVerb } from '#shell'
import { getAppCache, read } from '#lib/api'
import { hrefTo } from '#lib/screens'
import { areaWords } from '#lib/words'

const paletteWords = areaWords('macros palette', {
  it: { heading: 'Macro', macro: 'macro', create: 'Nuovi macro', createNamed: 'Nuovi macro «{{title}}»', example: 'macro Definizione' },
  en: { heading: 'Macros', macro: 'macros', create: 'New macros', createNamed: 'New macros “{{title}}”', example: 'macros Cutting' },
})

const titleMaxLength = 120

/** 'macro Definizione' opens the form with this title. */
export const newMacroVerb: PaletteVerb = {
  id: 'new macro',
  permission: 'create macros',
  words: { it: ['macro'], en: ['macros', 'macro'] },
  label: () => paletteWords.say('create'),
  example: () => paletteWords.say('example'),
  icon: IconPlus,
  search: text => {
    const title = text.trim().slice(0, titleMaxLength)
    const label = title === '' ? paletteWords.say('create') : paletteWords.say('createNamed', { title })
    const href = title === '' ? hrefTo('/macros/create') : hrefTo('/macros/create', { search: { title } })
    return Promise.resolve([{ id: 'new macro', icon: IconPlus, label, href }])
  },
}

export const macroSource: PaletteSource = {
  id: 'macros',
  order: 44,
  permission: 'update macros',
  followsCommands: true,
  heading: () => paletteWords.say('heading'),
  search: async query =>
    (await findMacros(query)).map(({ id, title, client }) => ({
      id: `macro ${id}`,
      label: title,
      hint: client?.name ?? paletteWords.say('macro'),
      icon: IconChartDonut3,
      href: hrefTo('/macros/$id/edit', { id }),
    })),
}

const itemsAtMost = 6
const staleMs = 20_000

/** The macros that fit a text best. What is typed further often asks for the same text again. */
async function findMacros(search: string) {
  const cache = getAppCache()
  if (!cache || search === '') return []
  const input = { search, sort: 'relevance', page: 1 } as const
  return (await cache.fetchQuery(read(listMacros, input, { quiet: true, staleTime: staleMs }))).macros.slice(0, itemsAtMost)
}
