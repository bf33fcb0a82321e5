import { IconUserPlus } from '@tabler/icons-react'
import { hrefTo } from '#lib/screens'
import { useWording } from '#lib/words'
import { Button, ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { EmptyListPicture } from '#ui/illustrations'
import { intakeWays } from '../slots.ts'
import type { IntakeWay } from '../slots.ts'
import { useListWords } from './words.ts'

interface EmptyListProps {
  mayCreate: boolean
  isAdmin: boolean
  onOpen: (way: IntakeWay) => void
}

/** Shown before there is a client: it explains the list and offers the ways to start. */
export function EmptyList({ mayCreate, isAdmin, onOpen }: EmptyListProps) {
  const t = useListWords()
  const say = useWording()
  return (
    <EmptyState
      large
      picture={<EmptyListPicture />}
      title={isAdmin ? t('emptyTitle') : t('emptyOfCollaborator')}
      text={isAdmin ? t('emptyText') : t('emptyOfCollaboratorText')}
      ways={
        mayCreate
          ? [
              {
                icon: IconUserPlus,
                title: t('byHand'),
                text: t('byHandText'),
                action: (
                  <ButtonLink kind="primary" href={hrefTo('/clients/create')}>
                    {t('create')}
                  </ButtonLink>
                ),
              },
              ...intakeWays
                .entries()
                .flatMap(way =>
                  way.offer
                    ? [
                        {
                          icon: way.offer.Icon,
                          title: say(way.offer.title),
                          text: say(way.offer.text),
                          action: <Button onClick={() => onOpen(way)}>{say(way.offer.action)}</Button>,
                        },
                      ]
                    : [],
                ),
            ]
          : undefined
      }
      foot={
        mayCreate &&
        intakeWays
          .entries()
          .filter(({ offer }) => !offer)
          .map(way => (
            <Button key={way.id} kind="quiet" icon={way.Icon} onClick={() => onOpen(way)}>
              {say(way.label)}
            </Button>
          ))
      }
    />
  )
}
