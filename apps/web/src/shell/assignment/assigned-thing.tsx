import { IconPencil, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { Button, ButtonLink } from '#ui/button'
import { ErrorState } from '#ui/error-state'
import { Loaded } from '#ui/loaded'
import type { LoadedProps } from '#ui/loaded'
import { PageHeader } from '#ui/page-header'
import { SkeletonPage } from '#ui/skeleton'
import { usePageTitle } from '../frame/page-title.ts'
import { goTo } from '../routing/navigate.ts'
import { useShortcuts } from '../shortcuts/page-shortcuts.ts'
import { useRecipientWords } from './recipient-words.ts'

interface LoadedThingProps<Thing> extends Pick<LoadedProps<Thing>, 'query' | 'failed' | 'children'> {
  /** Said of a thing that was deleted, with the way to the list. */
  gone?: { title: string; text: string; href: string; label: string }
}

/** The page of a thing that is assigned, once it is loaded. */
export function LoadedThing<Thing extends { title: string }>({ gone, ...props }: LoadedThingProps<Thing>) {
  usePageTitle(props.query.data?.title)
  return (
    <Loaded
      {...props}
      large
      skeleton={<SkeletonPage />}
      {...(gone && {
        gone: <ErrorState large title={gone.title} text={gone.text} action={<ButtonLink href={gone.href}>{gone.label}</ButtonLink>} />,
      })}
    />
  )
}

interface AssignDialog {
  /** The address asks for the dialog, so that nobody who comes to assign has to press the button again. */
  isAsked: boolean
  isAllowed: boolean
  /** The address that does not ask. */
  href: string
}

/** Whether the dialog is open; `open` is undefined for people who may not assign. */
export function useAssignDialog({ isAsked, isAllowed, href }: AssignDialog) {
  const [isChosen, setChosen] = useState(false)
  return {
    isOpen: isChosen || (isAsked && isAllowed),
    open: isAllowed ? () => setChosen(true) : undefined,
    close: () => {
      setChosen(false)
      if (isAsked) goTo(href, { replace: true })
    },
  }
}

interface AssignmentHeaderProps extends Omit<ComponentProps<typeof PageHeader>, 'primary'> {
  /** Undefined for people who may not assign. */
  onAssign: (() => void) | undefined
  /** The editor, where the page leads to it. */
  editHref?: string | undefined
}

export function AssignmentHeader({ onAssign, editHref, secondary, ...header }: AssignmentHeaderProps) {
  const t = useRecipientWords()
  useShortcuts([
    ...(onAssign ? [{ keys: 'Alt A', label: t('assign'), run: onAssign }] : []),
    ...(editHref === undefined ? [] : [{ keys: 'e', label: t('edit'), run: () => goTo(editHref) }]),
  ])
  const edit: ReactNode = editHref !== undefined && (
    <ButtonLink icon={IconPencil} href={editHref}>
      {t('edit')}
    </ButtonLink>
  )
  return (
    <PageHeader
      {...header}
      secondary={edit || secondary}
      primary={
        onAssign && (
          <Button kind="primary" icon={IconUserPlus} onClick={onAssign}>
            {t('assign')}
          </Button>
        )
      }
    />
  )
}
