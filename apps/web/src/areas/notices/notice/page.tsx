import { readNotice, type Notice } from '@allenio/contract/notices'
import { IconMessageCircle, IconPencil, IconPin, IconTrash } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { discuss } from '#areas/chat'
import { BackButton, goTo, useMe, useParam, usePageTitle } from '#shell'
import { enqueueWrite } from '#lib/offline'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { Badge } from '#ui/badge'
import { Button, ButtonLink } from '#ui/button'
import { ErrorState } from '#ui/error-state'
import { Row, Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { PageHeader } from '#ui/page-header'
import { Section, Sheet } from '#ui/section'
import { SkeletonPage } from '#ui/skeleton'
import { PageColumn } from '#ui/sheet-page'
import { editHref, noticeQuery, noticesQuery } from '../data.ts'
import { isChangeable } from '../list/rows.tsx'
import { NoticeArticle, NoticePicture } from '../notice-article.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { useNoticeActions } from '../use-notice-actions.ts'
import { NoticeFacts } from './facts.tsx'
import { Readers } from './readers.tsx'
import { useNoticeWords } from './words.ts'

/** Answers a client: what is it about? Answers the team: who has read it? */
export function Page() {
  const t = useNoticeWords()
  const id = useParam('id')
  const query = useQuery(noticeQuery(id))
  const isClient = useMe()?.workspace?.role === 'client'
  // without a connection, one that was never opened stands in the list with its whole text
  const listed = useInfiniteQuery({ ...noticesQuery(), enabled: isClient }).data?.rows.find(notice => notice.id === id)
  usePageTitle(query.data?.title ?? listed?.title)
  const goneState = (
    <ErrorState
      large
      title={t('goneTitle')}
      text={t('goneText')}
      action={<ButtonLink href={hrefTo('/notices')}>{t('toList')}</ButtonLink>}
    />
  )
  return (
    <Loaded
      query={{ ...query, data: query.data ?? (query.isPaused ? listed : undefined) }}
      failed={t('failed')}
      gone={goneState}
      large
      skeleton={<SkeletonPage />}>
      {notice => (isClient ? <ReadingPage key={notice.id} notice={notice} /> : <TeamPage key={notice.id} notice={notice} />)}
    </Loaded>
  )
}

function useByline({ author, publishAt }: Notice): string {
  const t = useNoticeWords()
  const { day } = useFormats()
  return author ? t('byline', { author: author.name, day: day(publishAt) }) : day(publishAt)
}

function ReadingPage({ notice }: { notice: Notice }) {
  const t = useNoticeWords()
  const { id, title, text, picture, readAt, clientId } = notice
  const byline = useByline(notice)
  const isUnread = readAt === null
  useEffect(() => {
    if (isUnread) void enqueueWrite(readNotice, { id }, { title })
  }, [id, title, isUnread])
  return (
    <PageColumn>
      <PageHeader title={title} back={<BackButton />} />
      <Sheet>
        <Section>
          <Stack gap={20}>
            <NoticeArticle text={text} byline={byline} picture={picture && <NoticePicture picture={picture} />} />
            {clientId !== null && (
              <Row>
                <Button icon={IconMessageCircle} onClick={() => discuss(clientId, { kind: 'notice', id, title, day: null })}>
                  {t('write')}
                </Button>
              </Row>
            )}
          </Stack>
        </Section>
      </Sheet>
    </PageColumn>
  )
}

function TeamPage({ notice }: { notice: Notice }) {
  const t = useNoticeWords()
  const { id, title, text, picture, status, isPinned, may } = notice
  const byline = useByline(notice)
  const { remove, itemsFor } = useNoticeActions({ onDeleted: () => goTo(hrefTo('/notices'), { replace: true }) })
  const actions = itemsFor(notice)
  return (
    <>
      <PageHeader
        back={<BackButton />}
        title={title}
        badges={
          <>
            <StatusBadge status={status} />
            {isPinned && <Badge icon={IconPin}>{t('pinned')}</Badge>}
          </>
        }
        moreGroups={[
          ...(actions.length > 0 ? [{ items: actions }] : []),
          ...(may.delete ? [{ items: [{ label: t('delete'), icon: IconTrash, danger: true, onClick: () => remove(notice) }] }] : []),
        ]}
        primary={
          isChangeable(notice) && (
            <ButtonLink icon={IconPencil} href={editHref(id)}>
              {t('edit')}
            </ButtonLink>
          )
        }
      />
      <Sheet columns="minmax(0, 1.5fr) minmax(0, 1fr)">
        <Section>
          <NoticeArticle text={text} byline={byline} picture={picture && <NoticePicture picture={picture} />} />
        </Section>
        <div>
          <NoticeFacts notice={notice} />
          <Readers notice={notice} />
        </div>
      </Sheet>
    </>
  )
}
