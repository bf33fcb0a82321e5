import { IconClipboardList, IconClipboardOff, IconClockExclamation } from '@tabler/icons-react'
import { subjectLinks } from '#areas/chat'
import { attentionSteps, clientAssignments, homeBlocks, type ClientInNeed } from '#areas/clients'
import type { ShellExtras } from '#shell'
import { firstSteps, firstStepWays } from '#lib/first-steps'
import { hrefTo } from '#lib/screens'
import { AssignNext, AssignToClients, CreateProgram, ExpiringPrograms, ImportNewProgram, StartFromExample } from './parts.ts'

const nextProgram = {
  label: { it: 'Il prossimo', en: 'Next one' },
  href: ({ client: { id } }: ClientInNeed) => hrefTo('/clients/$id/programs', { id }),
  permission: 'update programs',
  Dialog: AssignNext,
} as const

export const extras: ShellExtras = {
  icons: { '/programs': IconClipboardList },
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
        en: 'From scratch, from an example or from the sheet that you use: then you assign it to anybody.',
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
  ],
}
