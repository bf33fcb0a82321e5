import type { OverviewPart } from '#areas/clients'
import { NoteCard } from './part.tsx'

export const part: OverviewPart = { card: { place: 'side', Card: NoteCard, isAlways: true } }
