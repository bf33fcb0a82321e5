import { IconClipboardList } from '@tabler/icons-react'
import { bulkTools } from '#areas/clients'
import type { LateExtras, PaletteSource } from '#shell'
import { settingsSections } from '#lib/settings'
import { areaWords } from '#lib/words'
import { programHref } from './data.ts'
import { findPrograms } from './palette/find-programs.ts'
import { newProgramVerb } from './palette/new-program.tsx'
import { AssignToClients } from './parts.ts'

const paletteWords = areaWords('programs palette', {
  it: { heading: 'Programmi', program: 'programma' },
  en: { heading: 'Programs', program: 'program' },
})

const programs: PaletteSource = {
  id: 'programs',
  order: 30,
  permission: 'update programs',
  heading: () => paletteWords.say('heading'),
  search: async query =>
    (await findPrograms(query)).map(({ id, title }) => ({
      id: `program ${id}`,
      label: title,
      hint: paletteWords.say('program'),
      icon: IconClipboardList,
      href: programHref({ id }),
    })),
}

export const lateExtras: LateExtras = {
  palette: [programs],
  verbs: [newProgramVerb],
  fills: [
    bulkTools.fill({
      id: 'program',
      order: 25,
      permission: 'update programs',
      label: { it: 'Programma', en: 'Program' },
      Icon: IconClipboardList,
      Dialog: AssignToClients,
    }),
    settingsSections.fill({
      id: 'programs',
      part: 'business',
      order: 145,
      title: { it: 'Programmi', en: 'Programs' },
      text: { it: 'Che cosa possono fare i {{clients}}, carichi e volumi', en: 'What {{clients}} may do, loads and volume' },
      isFor: ({ workspace }) => workspace?.role === 'admin',
      section: () => import('./settings/section.tsx'),
    }),
  ],
}
