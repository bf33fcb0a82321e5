import { IconListCheck } from '@tabler/icons-react'
import { clientSteps } from '#areas/clients'
import type { ShellExtras } from '#shell'
import { AskClient } from './index.ts'

export const extras: ShellExtras = {
  fills: [
    clientSteps.fill({
      id: 'ask',
      order: 10,
      keys: 'a',
      label: { it: 'Chiedi', en: 'Ask' },
      longLabel: { it: 'Chiedi qualcosa', en: 'Ask for something' },
      Icon: IconListCheck,
      Dialog: AskClient,
    }),
  ],
}
