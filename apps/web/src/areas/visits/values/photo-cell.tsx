import type { ReactNode } from 'react'
import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import css from './photo-cell.module.css'

interface PhotoCellProps {
  /** Nothing where no day with photos is near. */
  photo: ReactNode
  caption: string | undefined
}

/** A photo in the column of its visit, and how far its day is from that of the visit. */
export const PhotoCell = ({ photo, caption }: PhotoCellProps) => (
  <Stack gap={4} className={css.place}>
    {photo}
    <Text as="span" size="small" tone={3}>
      {caption}
    </Text>
  </Stack>
)
