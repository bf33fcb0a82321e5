import { useEffect, useState } from 'react'
import { Badge } from '#ui/badge'
import { VisuallyHidden } from '#ui/visually-hidden'
import css from './typed-parts.module.css'

/** One part of a typed text, as it will be stored. */
export interface TypedPart {
  text: string
  /** Done marks what is certain, as a name of the library is; attention what somebody should look at. Most parts have none. */
  status?: 'done' | 'attention'
}

interface TypedPartsProps {
  /** The parts by line of the text. */
  lines: readonly (readonly TypedPart[])[]
}

/** Shows how a text is read while it is typed, doubts with a mark. On a phone the room for two rows of parts is held free. */
export function TypedParts({ lines }: TypedPartsProps) {
  const announcement = useSettled(lines.map(parts => parts.map(({ text }) => text).join(', ')).join('. '))
  return (
    <div className={css.lines}>
      {lines.map((parts, line) => (
        <div key={line} className={css.parts} aria-hidden>
          {parts.map(({ text, status }, part) => (
            <Badge key={part} status={status}>
              {text}
            </Badge>
          ))}
        </div>
      ))}
      <div aria-live="polite">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </div>
  )
}

const pauseMs = 900

/** The text once nobody has typed for a moment: each key would interrupt what a screen reader says of the one before. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
