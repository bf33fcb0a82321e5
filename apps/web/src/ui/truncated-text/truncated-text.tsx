import { Ellipsis } from '#ui/text'
import type { TextProps } from '#ui/text'
import { Tooltip } from '#ui/tooltip'
import { VisuallyHidden } from '#ui/visually-hidden'
import { cut } from './cut.ts'

export interface TruncatedTextProps extends Pick<TextProps, 'tone' | 'weight' | 'className'> {
  text: string
  /** in a link or a button, which take the focus themselves */
  isInside?: boolean
}

/**
 * Long text in lists: 35 characters and an ellipsis, fewer where there is no room. A tooltip, which the keyboard can reach too,
 * has the whole text.
 */
export function TruncatedText({ text, isInside, ...looks }: TruncatedTextProps) {
  const visibleText = cut(text)
  const isCut = visibleText !== text
  const focus = isCut && !isInside ? { tabIndex: 0, role: 'note' } : {}
  return (
    <Tooltip text={text} ifClipped={!isCut} isInside={isInside}>
      <Ellipsis {...looks} {...focus}>
        {isCut ? (
          <>
            <span aria-hidden>{visibleText}</span>
            <VisuallyHidden>{text}</VisuallyHidden>
          </>
        ) : (
          text
        )}
      </Ellipsis>
    </Tooltip>
  )
}
