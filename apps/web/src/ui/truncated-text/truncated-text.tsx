import { Tooltip } from '#ui/tooltip'
import { cut } from './cut.ts'

export type TruncatedTextProps = { text: string; longest?: number }

/** Long text in lists: 35 characters and an ellipsis. A tooltip, which the keyboard can reach too, has the whole text. */
export function TruncatedText({ text, longest }: TruncatedTextProps) {
  const visibleText = cut(text, longest)
  if (visibleText === text) return <>{text}</>
  return (
    <Tooltip text={text}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the tooltip holds what is cut off */}
      <span tabIndex={0} role="note" aria-label={text}>
        {visibleText}
      </span>
    </Tooltip>
  )
}
