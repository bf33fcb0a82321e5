import { IconChevronRight } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode, Ref } from 'react'
import { Button } from '#ui/button'
import { BareButton } from '#ui/layout'
import { Link } from '#ui/link'
import { Section } from '#ui/section'
import { Text } from '#ui/text'
import { useWords } from '#ui/words'
import css from './block.module.css'

interface BlockProps<Data> {
  title: string
  /** The page that shows the full data. */
  href: string
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'isRefetching' | 'refetch'>
  waiting: ReactNode
  children: (data: Data) => ReactNode
}

/** One part of a page with many. It links to the full data, and if it fails the other parts still show. */
export function Block<Data>({ title, href, query: { data, isError, isRefetching, refetch }, waiting, children }: BlockProps<Data>) {
  const t = useWords()
  return (
    <Section title={title} action={<BlockLink title={title} href={href} />}>
      {data !== undefined ? (
        children(data)
      ) : isError ? (
        <p className={css.failed} role="alert">
          {t.partFailed}
          <Button size="small" kind="quiet" isBusy={isRefetching} onClick={() => void refetch()}>
            {t.retry}
          </Button>
        </p>
      ) : (
        waiting
      )}
    </Section>
  )
}

interface BlockLinkProps {
  /** The title of the block. */
  title: string
  href: string
  /** The text of the link, if it does something other than open. */
  text?: string
}

export function BlockLink({ title, href, text }: BlockLinkProps) {
  const t = useWords()
  return (
    <Link className={css.more} href={href} aria-label={text ? undefined : `${title}: ${t.open}`}>
      {text ?? t.open}
      <IconChevronRight stroke={1.75} aria-hidden />
    </Link>
  )
}

interface BlockButtonProps {
  /** The title of the block. */
  title: string
  onClick: () => void
  ref?: Ref<HTMLButtonElement>
}

/** A button for data that opens beside the page. */
export function BlockButton({ title, onClick, ref }: BlockButtonProps) {
  const t = useWords()
  return (
    <BareButton {...(ref && { ref })} className={css.more} aria-label={`${title}: ${t.open}`} onClick={onClick}>
      {t.open}
      <IconChevronRight stroke={1.75} aria-hidden />
    </BareButton>
  )
}

interface NothingYetProps {
  title?: string
  text: string
  children?: ReactNode
}

/** Describes the data that will appear here, and offers the first step. */
export function NothingYet({ title, text, children }: NothingYetProps) {
  return (
    <div className={css.nothing}>
      {title && (
        <Text as="h3" weight={600}>
          {title}
        </Text>
      )}
      <p>{text}</p>
      {children && <div className={css.steps}>{children}</div>}
    </div>
  )
}

export const Hint = ({ children }: { children: string }) => <p className={css.hint}>{children}</p>
