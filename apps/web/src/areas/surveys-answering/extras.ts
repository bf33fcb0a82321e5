import { ownEntrances } from '#areas/clients'
import type { AreaExtras } from '#shell'
import { useEntrance } from './entry/use-entrance.ts'

export const extras: AreaExtras = { fills: [ownEntrances.fill({ id: 'welcome surveys', order: 10, useEntrance })] }
