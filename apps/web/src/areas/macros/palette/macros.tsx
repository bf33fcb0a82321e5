import { listMacros } from '@allenio/contract/macros'
import { IconChartDonut3, IconUserPlus } from '@tabler/icons-react'
import { clientVerb } from '#areas/clients'
import { newThingVerb } from '#shell'
import type { PaletteSource } from '#shell'
import { getAppCache, read } from '#lib/api'
import { hrefTo } from '#lib/screens'
import { areaWords } from '#lib/words'
import { AssignToClient } from '../dialogs.ts'

const paletteWords = areaWords('macros palette', {
  it: {
    heading: 'Macro',
    macro: 'macro',
    create: 'Nuovi macro',
    createNamed: 'Nuovi macro «{{title}}»',
    example: 'macro Definizione',
    assign: 'Assegna macro',
    assignTo: 'Macro per {{clientName}}',
    assignExample: 'assegna Marco',
  },
  en: {
    heading: 'Macros',
    macro: 'macros',
    create: 'New macros',
    createNamed: 'New macros “{{title}}”',
    example: 'macros Cutting',
    assign: 'Assign macros',
    assignTo: 'Macros for {{clientName}}',
    assignExample: 'assign Marco',
  },
})

/** 'macro Definizione' opens the form with this title. */
export const newMacroVerb = newThingVerb({
  id: 'new macro',
  permission: 'create macros',
  words: { it: ['macro'], en: ['macros', 'macro'] },
  label: () => paletteWords.say('create'),
  labelNamed: title => paletteWords.say('createNamed', { title }),
  example: () => paletteWords.say('example'),
  href: title => hrefTo('/macros/create', { search: { title } }),
})

/** 'assegna Marco' opens the dialog that gives him macros. */
export const assignMacroVerb = clientVerb({
  id: 'assign macros',
  permission: 'update macros',
  words: { it: ['assegna'], en: ['assign'] },
  label: () => paletteWords.say('assign'),
  example: () => paletteWords.say('assignExample'),
  icon: IconUserPlus,
  item: client => ({
    label: paletteWords.say('assignTo', { clientName: client.name }),
    dialog: close => <AssignToClient client={client} onClose={close} />,
  }),
})

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
