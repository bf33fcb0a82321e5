import { firstStepWays } from '#lib/first-steps'
import { IconFileSpreadsheet, IconQrcode, IconTableImport, IconTransfer } from '@tabler/icons-react'
import { intakeWays } from '#areas/clients'
import type { AreaExtras } from '#shell'
import { lazyPart } from '#lib/lazy-part'
import { getStoredImportId } from './import/stored-import.ts'

const LinkDialog = lazyPart(() => import('./link/link-dialog.tsx'), 'LinkDialog')

const loadImport = () => import('./import/import-flow.tsx')
const ImportEnd = lazyPart(loadImport, 'ImportEnd')
const ImportFlow = lazyPart(loadImport, 'ImportFlow')

const MovingPanel = lazyPart(() => import('./moving/moving-panel.tsx'), 'MovingPanel')

export const extras: AreaExtras = {
  fills: [
    intakeWays.fill(
      {
        id: 'import',
        order: 10,
        label: { it: 'Importa', en: 'Import' },
        Icon: IconTableImport,
        isButton: true,
        offer: {
          title: { it: 'Importa un elenco', en: 'Import a list' },
          text: {
            it: 'CSV da un altro programma: abbini le colonne e vedi l’anteprima.',
            en: 'A CSV from other software: you match its columns and see a preview.',
          },
          action: { it: 'Scegli il file', en: 'Choose the file' },
          Icon: IconFileSpreadsheet,
        },
        Panel: ImportFlow,
        background: { isNeeded: () => getStoredImportId() !== undefined, Part: ImportEnd },
      },
      {
        id: 'link',
        order: 20,
        label: { it: 'Link di registrazione', en: 'Registration link' },
        Icon: IconQrcode,
        offer: {
          title: { it: 'Condividi il link', en: 'Share the link' },
          text: {
            it: 'Un link o un QR da mandare su WhatsApp o appendere in studio.',
            en: 'A link or a QR code to send on WhatsApp or pin up at your place.',
          },
          action: { it: 'Apri il link', en: 'Open the link' },
          Icon: IconQrcode,
        },
        Panel: LinkDialog,
      },
      {
        id: 'moving',
        order: 30,
        label: { it: 'Da un altro programma', en: 'From another product' },
        Icon: IconTransfer,
        Panel: MovingPanel,
      },
    ),
    firstStepWays.fill(
      {
        id: 'import',
        step: 'client',
        order: 20,
        permission: 'create clients',
        label: { it: 'Da un elenco', en: 'From a list' },
        Panel: ImportFlow,
      },
      {
        id: 'link',
        step: 'client',
        order: 30,
        permission: 'create clients',
        label: { it: 'Con un link', en: 'By a link' },
        Panel: LinkDialog,
      },
      {
        id: 'moving',
        step: 'client',
        order: 40,
        permission: 'create clients',
        label: { it: 'Da un altro programma', en: 'From another product' },
        Panel: MovingPanel,
      },
    ),
  ],
}
