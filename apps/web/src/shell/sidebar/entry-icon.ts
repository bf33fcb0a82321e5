import {
  IconBarbell,
  IconBuildingStore,
  IconCalendarEvent,
  IconClipboardText,
  IconCreditCard,
  IconFile,
  IconSalad,
} from '@tabler/icons-react'
import type { IconComponent } from '#ui/icon'
import { extras } from '../extras/area-extras.ts'
import type { FoldedGroup } from './entries.ts'

export const iconOf = (path: string): IconComponent => extras().icons[path] ?? IconFile

export const clientIconOf = (path: string): IconComponent => extras().clientIcons[path] ?? iconOf(path)

export const groupIcons: Readonly<Record<FoldedGroup, IconComponent>> = {
  training: IconBarbell,
  nutrition: IconSalad,
  surveys: IconClipboardText,
  reservations: IconCalendarEvent,
  payments: IconCreditCard,
  business: IconBuildingStore,
}
