import { useWording } from '#lib/words'
import { Icon } from '#ui/icon'
import { Link } from '#ui/link'
import { Tooltip } from '#ui/tooltip'
import { VisuallyHidden } from '#ui/visually-hidden'
import { EntryCount } from './entry-count.tsx'
import { iconOf } from './entry-icon.ts'
import { useMenu } from './use-menu.ts'

interface HeadEntriesProps {
  size: 18 | 24
  className: string | undefined
  /** The words for a dot; without them the count is shown as a number. */
  dot?: string | undefined
}

/** The entries that are icons at the top of the sidebar, on a phone in the top bar: the notifications. */
export function HeadEntries({ size, className, dot }: HeadEntriesProps) {
  const say = useWording()
  const { menu, active } = useMenu()
  return menu.head.map(({ path, label }) => (
    <Tooltip key={path} text={say(label)} side="right">
      <Link href={path} className={className} aria-current={path === active ? 'page' : undefined}>
        <Icon of={iconOf(path)} size={size} />
        <VisuallyHidden>{say(label)}</VisuallyHidden>
        <EntryCount path={path} dot={dot} />
      </Link>
    </Tooltip>
  ))
}
