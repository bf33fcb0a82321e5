import { useFocusPlace } from '#shell'
import { ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { EmptyInboxPicture } from '#ui/illustrations'
import { KeyHelp } from '#ui/kbd'
import { Stack } from '#ui/layout'
import { useInboxWords } from './words.ts'
import css from './inbox.module.css'
import { NoConversations } from './no-conversations.tsx'
import { longestWaiting } from './rows.ts'
import type { InboxProps } from './page.tsx'

/** Nothing is open yet: where to begin, and how to go on without the mouse. */
export function NothingOpen({ rows, place, isNew }: Pick<InboxProps, 'rows' | 'place' | 'isNew'>) {
  const t = useInboxWords()
  // the letters are of no use while the cursor stands in the search
  const isTyping = useFocusPlace() === 'field'
  const longestWait = longestWaiting(rows)
  if (rows.length === 0) return <div className={css.choose}>{isNew && <NoConversations />}</div>
  return (
    <div className={css.choose}>
      <EmptyState
        picture={<EmptyInboxPicture />}
        title={t('chooseTitle')}
        text={longestWait && t('chooseText')}
        action={
          longestWait && (
            <ButtonLink kind="ink" href={place.hrefOf(longestWait.id)}>
              {t('startWaiting', { name: longestWait.chatInfo.title })}
            </ButtonLink>
          )
        }
        foot={
          <Stack align="center">
            <KeyHelp
              items={
                isTyping
                  ? [{ keys: ['↓'], text: t('keyToList') }]
                  : [
                      { keys: ['J', 'K'], text: t('keyMove') },
                      { keys: ['↵'], text: t('keyOpen') },
                      { keys: ['R'], text: t('keyReply') },
                      { keys: ['U'], text: t('keyUnread') },
                      { keys: ['/'], text: t('keySearch') },
                    ]
              }
            />
          </Stack>
        }
      />
    </div>
  )
}
