import { createProgram, listPrograms, type ProgramRow } from '@allenio/contract/programs'
import { IconClipboardList, IconClipboardPlus, IconUserPlus } from '@tabler/icons-react'
import { clientVerb } from '#areas/clients'
import { goTo } from '#shell'
import type { PaletteSource, PaletteVerb } from '#shell'
import { call, getAppCache, read } from '#lib/api'
import { areaWords } from '#lib/words'
import { editorHref, openHref } from '../data.ts'
import { AssignToClients, CreateProgram } from '../dialogs.ts'

const verbWords = areaWords('new program', {
  it: { create: 'Nuovo programma', createNamed: 'Crea il programma «{{title}}»', example: 'programma Forza 4 settimane' },
  en: { create: 'New program', createNamed: 'Create the program “{{title}}”', example: 'program Strength 4 weeks' },
})

const titleMaxLength = 120

/** 'programma Forza 4 settimane' makes it and opens it. */
export const newProgramVerb: PaletteVerb = {
  id: 'new program',
  permission: 'create programs',
  words: { it: ['programma'], en: ['program'] },
  label: () => verbWords.say('create'),
  example: () => verbWords.say('example'),
  icon: IconClipboardPlus,
  search: text => {
    const title = text.trim().slice(0, titleMaxLength)
    const item = { id: 'new program', icon: IconClipboardPlus }
    if (title === '') {
      const dialog = (close: () => void) => <CreateProgram folderId={null} onClose={close} />
      return Promise.resolve([{ ...item, label: verbWords.say('create'), dialog }])
    }
    const send = async () => goTo(editorHref(await call(createProgram, { title })))
    return Promise.resolve([{ ...item, label: verbWords.say('createNamed', { title }), send }])
  },
}

const paletteWords = areaWords('programs palette', {
  it: {
    heading: 'Programmi',
    program: 'programma',
    assign: 'Assegna un programma',
    assignTo: 'Programma per {{clientName}}',
    example: 'scheda Marco',
  },
  en: {
    heading: 'Programs',
    program: 'program',
    assign: 'Assign a program',
    assignTo: 'Program for {{clientName}}',
    example: 'training Marco',
  },
})

/** 'scheda Marco' opens the dialog that gives him a program. */
export const assignProgramVerb = clientVerb({
  id: 'assign program',
  permission: 'update programs',
  words: { it: ['scheda', 'assegna'], en: ['training', 'assign'] },
  label: () => paletteWords.say('assign'),
  example: () => paletteWords.say('example'),
  icon: IconUserPlus,
  item: client => ({
    label: paletteWords.say('assignTo', { clientName: client.name }),
    dialog: close => <AssignToClients client={client} onClose={close} />,
  }),
})

export const programSource: PaletteSource = {
  id: 'programs',
  order: 30,
  permission: 'update programs',
  followsCommands: true,
  heading: () => paletteWords.say('heading'),
  search: async query =>
    (await findPrograms(query)).map(program => ({
      id: `program ${program.id}`,
      label: program.title,
      hint: paletteWords.say('program'),
      icon: IconClipboardList,
      href: openHref(program),
    })),
}

const itemsAtMost = 6
const staleMs = 20_000

/** The programs that a text finds. What is typed further often asks for the same text again. */
async function findPrograms(search: string): Promise<readonly ProgramRow[]> {
  const cache = getAppCache()
  if (!cache || search === '') return []
  const { programs } = await cache.fetchQuery(read(listPrograms, { search, page: 1 }, { quiet: true, staleTime: staleMs }))
  return programs.slice(0, itemsAtMost)
}
