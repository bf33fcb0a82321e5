import { withFirstName } from '@allenio/domain/chat'
import type { ReactNode } from 'react'
import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import css from './preview.module.css'

interface PreviewProps {
  caption: ReactNode
  children: ReactNode
}

/** Something as a client would see it. */
export const Preview = ({ caption, children }: PreviewProps) => (
  <Stack as="figure" gap={8} className={css.preview}>
    <Text as="figcaption" size="small" tone={3}>
      {caption}
    </Text>
    {children}
  </Stack>
)

interface MessagePreviewProps {
  caption: string
  text: string
  /** The first name that stands in the place of its mark. */
  name: string
  /** As the client sees it rather than as the team does. */
  isReceived?: boolean
}

/** A message with the name of its reader filled in; nothing while there is no text. */
export function MessagePreview({ caption, text, name, isReceived }: MessagePreviewProps) {
  if (text.trim() === '') return null
  return (
    <Preview caption={caption}>
      {/* the business may write in any language */}
      <p className={css.bubble} data-received={isReceived} lang="">
        {withFirstName(text.trim(), name)}
      </p>
    </Preview>
  )
}
