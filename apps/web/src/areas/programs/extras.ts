import { IconClipboardList, IconClipboardOff, IconClockExclamation } from '@tabler/icons-react'
import { subjectLinks } from '#areas/chat'
import { type ClientInNeed, attentionSteps, bulkTools, clientAssignments, clientSideParts, homeBlocks } from '#areas/clients'
import type { AreaExtras } from '#shell'
import { firstStepWays, firstSteps } from '#lib/first-steps'
import { hrefTo } from '#lib/screens'
import { settingsSections } from '#lib/settings'
import { assignProgramVerb, newProgramVerb, programSource } from './palette/programs.tsx'
import { lazyPart } from '#lib/lazy-part'
import { ExpiringPrograms } from './home/expiring-programs.tsx'
import { AssignNext, AssignToClients, CreateProgram, ImportNewProgram, StartFromExample } from './dialogs.ts'

const nextProgram = {
  label: { it: 'Il prossimo', en: 'Assign the next' },
  href: ({ client: { id } }: ClientInNeed) => hrefTo('/clients/$id/programs', { id }),
  permission: 'update programs',
  Dialog: AssignNext,
} as const

export const extras: AreaExtras = {
  icons: { '/programs': IconClipboardList },
  palette: [programSource],
  verbs: [newProgramVerb, assignProgramVerb],
  fills: [
    subjectLinks.fill({
      kind: 'program',
      Icon: IconClipboardList,
      label: { it: 'Programma', en: 'Program' },
      href: ({ parentId }, { isTeam }) => (isTeam && parentId ? hrefTo('/programs/$id/assign', { id: parentId }) : hrefTo('/programs')),
    }),
    attentionSteps.fill(
      { id: 'program ending', icon: IconClockExclamation, ...nextProgram },
      { id: 'nothing follows', icon: IconClipboardOff, ...nextProgram, label: { it: 'Assegna', en: 'Assign' } },
    ),
    homeBlocks.fill({ id: 'expiring programs', order: 10, permission: 'update programs', Block: ExpiringPrograms }),
    firstSteps.fill({
      id: 'program',
      order: 14,
      work: 'coach',
      permission: 'create programs',
      title: { it: 'Prepara il primo programma', en: 'Prepare the first program' },
      text: {
        it: 'Da zero, da un esempio o dal foglio che usi già: poi lo assegni a chi vuoi.',
        en: 'From scratch, from an example or from the sheet you already use: then assign it to anyone.',
      },
    }),
    firstStepWays.fill(
      {
        id: 'new program',
        step: 'program',
        order: 10,
        permission: 'create programs',
        label: { it: 'Nuovo programma', en: 'New program' },
        Panel: CreateProgram,
      },
      {
        id: 'example program',
        step: 'program',
        order: 20,
        permission: 'create programs',
        label: { it: 'Da un esempio', en: 'From an example' },
        Panel: StartFromExample,
      },
      {
        id: 'imported program',
        step: 'program',
        order: 30,
        permission: 'create programs',
        label: { it: 'Da un file', en: 'From a file' },
        Panel: ImportNewProgram,
      },
    ),
    clientSideParts.fill({
      id: 'program',
      order: 40,
      permission: 'update programs',
      label: { it: 'Programma', en: 'Program' },
      Icon: IconClipboardList,
      Part: lazyPart(() => import('./client/side-programs.tsx'), 'SidePrograms'),
    }),
    clientAssignments.fill({
      id: 'program',
      order: 20,
      keys: 'Alt P',
      label: { it: 'Programma', en: 'Program' },
      longLabel: { it: 'Assegna un programma', en: 'Assign a program' },
      Icon: IconClipboardList,
      permission: 'update programs',
      Dialog: AssignToClients,
    }),
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
      text: { it: 'Che cosa possono fare i {{clients}}, carichi e volumi', en: 'What {{clients}} can do, loads and volume' },
      isFor: ({ workspace }) => workspace?.role === 'admin',
      section: () => import('./settings/section.tsx'),
    }),
  ],
}
