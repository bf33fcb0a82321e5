import type { Package } from '@allenio/contract/packages'
import { IconContract, IconDiscount2, IconPackage, IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { SellingNotice } from '#areas/onboarding'
import { StorefrontLink } from '#areas/storefront-editor'
import { useCreate } from '#shell/library'
import { NoRows, RowFocus, SearchField, useListKeys, useListPlace } from '#shell/list-page'
import { useIsHand } from '#lib/device'
import { isNarrowed } from '#lib/list-place'
import { goTo } from '#shell'
import { hrefTo } from '#lib/screens'
import { Button, ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { EmptyListPicture } from '#ui/illustrations'
import { BareList, Row, Stack } from '#ui/layout'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { PageHeader } from '#ui/page-header'
import { walkRows } from '#ui/row-keys'
import { SegmentedControl } from '#ui/segmented-control'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'
import { packageHref, packagesAddress, packagesQuery } from '../data.ts'
import { DiscountsDialog } from '../discounts/discounts-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { PackageCard } from './package-card.tsx'
import css from './page.module.css'
import { useOrder } from './use-order.ts'
import { usePackageActions } from './use-package-actions.ts'
import { useListWords } from './words.ts'

type Open = { kind: 'link'; shown: Package } | { kind: 'discounts' }

const nothing = () => undefined

/** Answers: what do I sell, at which price, and what can I do to sell it? */
export function Page() {
  const t = useListWords()
  const searchId = useId()
  const isHand = useIsHand()
  const place = useListPlace(packagesAddress)
  const { filters } = place
  const list = useInfiniteQuery(packagesQuery(filters))
  const [open, setOpen] = useState<Open>()
  const { create } = useCreate('create workout packages', { label: t('create'), href: hrefTo('/workoutPackages/create') })
  const rows = list.data?.rows ?? []
  const counts = list.data?.first?.counts
  useListKeys({ searchId, searchLabel: t('search'), create, hasSelection: false, onClear: nothing })
  const [first, ...others] = rows
  const openOnly = () => {
    if (first && others.length === 0) goTo(packageHref(first.id))
  }
  const isEmpty = !isNarrowed(filters) && rows.length === 0 && list.isSuccess && counts?.archived === 0
  const close = () => setOpen(undefined)
  const openDiscounts = () => setOpen({ kind: 'discounts' })
  return (
    <Stack gap={0}>
      <PageHeader
        title={t('title')}
        secondary={
          !isEmpty &&
          !isHand && (
            <Button icon={IconDiscount2} onClick={openDiscounts}>
              {t('discounts')}
            </Button>
          )
        }
        more={
          isEmpty
            ? undefined
            : [
                ...(isHand ? [{ label: t('discounts'), icon: IconDiscount2, onClick: openDiscounts }] : []),
                { label: t('terms'), icon: IconContract, href: hrefTo('/settings', { hash: 'sale-terms' }) },
              ]
        }
        primary={
          create?.href !== undefined &&
          !isEmpty && (
            <ButtonLink kind="primary" icon={IconPlus} href={create.href}>
              {create.label}
            </ButtonLink>
          )
        }
      />
      <div className={css.notice}>
        <SellingNotice from="packages" />
        {!isEmpty && !isHand && <StorefrontLink />}
      </div>
      {isEmpty ? (
        <EmptyState
          large
          picture={<EmptyListPicture />}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={
            create?.href !== undefined && (
              <ButtonLink kind="primary" icon={IconPackage} href={create.href}>
                {create.label}
              </ButtonLink>
            )
          }
        />
      ) : (
        <>
          <Row gap={12} wrap className={css.tools}>
            <div className={css.search}>
              <SearchField id={searchId} label={t('search')} placeholder={t('searchHint')} place={place} onEnter={openOnly} />
            </div>
            <SegmentedControl
              label={t('status')}
              options={(['active', 'archived'] as const).map(value => ({
                value,
                label: counts ? t('withCount', { status: t(value), count: counts[value] }) : t(value),
              }))}
              value={filters.status === 'archived' ? 'archived' : 'active'}
              onChange={status => place.narrow({ status: status === 'active' ? undefined : status })}
            />
          </Row>
          <div id={packagesAddress.name}>
            <Loaded query={list} large failed={t('failed')} skeleton={<SkeletonRows rows={4} columns={2} tall />}>
              {() =>
                rows.length === 0 ? (
                  <NoPackages isArchive={filters.status === 'archived'} hasSearch={filters.search !== undefined} onClear={place.clear} />
                ) : (
                  <Cards rows={rows} isChangeable={!isNarrowed(filters)} onLink={shown => setOpen({ kind: 'link', shown })} />
                )
              }
            </Loaded>
          </div>
          {list.isSuccess && <RowFocus listId={packagesAddress.name} keys={rows.map(({ id }) => id)} />}
          <LoadMore list={list} />
          {isHand && (
            <div className={css.notice}>
              <StorefrontLink />
            </div>
          )}
        </>
      )}
      {open?.kind === 'link' && <LinkDialog shown={open.shown} onClose={close} />}
      {open?.kind === 'discounts' && <DiscountsDialog onClose={close} />}
    </Stack>
  )
}

interface NoPackagesProps {
  isArchive: boolean
  hasSearch: boolean
  onClear: () => void
}

/** An archive that is empty, or a search that finds nothing. */
function NoPackages({ isArchive, hasSearch, onClear }: NoPackagesProps) {
  const t = useListWords()
  if (hasSearch) return <NoRows title={t('noneTitle')} text={t('noneText')} onClear={onClear} />
  if (isArchive) return <NoRows title={t('archiveEmptyTitle')} text={t('archiveEmptyText')} onClear={undefined} />
  return <NoRows title={t('activeEmptyTitle')} text={t('activeEmptyText')} onClear={undefined} />
}

interface CardsProps {
  rows: readonly Package[]
  /** The whole list is on the screen, so that it can be ordered. */
  isChangeable: boolean
  onLink: (shown: Package) => void
}

function Cards({ rows: stored, isChangeable, onLink }: CardsProps) {
  const t = useListWords()
  const mayOrder = isChangeable && stored.length > 1 && stored.every(({ may }) => may.update)
  const { rows, announcement, menuOf, itemProps } = useOrder(stored, mayOrder)
  const actions = usePackageActions()
  // the menu of a card moves it by touch
  const isTouch = useIsHand()
  return (
    <>
      <BareList className={css.cards} aria-label={t('title')} onKeyDown={walkRows}>
        {rows.map((shown, index) => (
          <li key={shown.id} data-index={index} className={css.card} {...itemProps(shown.id)}>
            <PackageCard shown={shown} actions={actions} onLink={() => onLink(shown)} onMove={menuOf(shown.id)} />
          </li>
        ))}
      </BareList>
      {mayOrder && !isTouch && (
        <Text size="hint" tone={3} className={css.tools}>
          {t('dragHint')}
        </Text>
      )}
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
    </>
  )
}
