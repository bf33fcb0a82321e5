import { deleteCreditPack, type CreditPack } from '@allenio/contract/credits'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '#shell'
import { useCall } from '#lib/api'
import { Button } from '#ui/button'
import { confirm } from '#ui/confirm'
import { EmptyState } from '#ui/empty-state'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { RowActions } from '#ui/row-actions'
import { Section } from '#ui/section'
import { SkeletonRows } from '#ui/skeleton'
import { toast } from '#ui/toast'
import { clientCreditsQuery } from '../data.ts'
import { Balance, Entries, packText, Packs } from '../statement/statement.tsx'
import { useCreditWords } from '../words.ts'
import { CorrectCredits, GrantCredits } from './credit-dialogs.tsx'

/** A client's credits for the team: the statement, and the ways to grant, correct and take back. */
export function ClientCredits({ clientId }: { clientId: string }) {
  const t = useCreditWords()
  const mayGrant = useMe()?.permissions.includes('update reservations') ?? false
  const list = useInfiniteQuery(clientCreditsQuery(clientId))
  const [open, setOpen] = useState<'grant' | CreditPack>()
  const deletePack = useDeletion(clientId)
  const close = () => setOpen(undefined)
  const grant = mayGrant && (
    <Button icon={IconPlus} onClick={() => setOpen('grant')}>
      {t('grant')}
    </Button>
  )
  return (
    <>
      <Loaded query={list} failed={t('failed')} skeleton={<SkeletonRows rows={3} columns={0} tall />}>
        {({ rows, first }) =>
          !first || rows.length === 0 ? (
            <Section title={t('credits')}>
              <EmptyState level={3} title={t('emptyTitle')} text={t('emptyTextTeam')} action={grant} />
            </Section>
          ) : (
            <>
              <Section title={t('credits')} action={grant}>
                <Balance balance={first.balance} label={t('balanceTeam')} />
              </Section>
              <Packs
                packs={first.packs}
                actionsOf={pack =>
                  pack.may.correct && (
                    <RowActions
                      label={t('actions', { pack: packText(pack, t) })}
                      items={() => [
                        { label: t('correct'), icon: IconPencil, onClick: () => setOpen(pack) },
                        ...(pack.may.delete ? [{ label: t('deletePack'), icon: IconTrash, onClick: () => void deletePack(pack) }] : []),
                      ]}
                    />
                  )
                }
              />
              <Entries entries={rows} foot={<LoadMore list={list} />} />
            </>
          )
        }
      </Loaded>
      {open === 'grant' && <GrantCredits clientId={clientId} onClose={close} />}
      {open !== undefined && open !== 'grant' && <CorrectCredits clientId={clientId} pack={open} onClose={close} />}
    </>
  )
}

function useDeletion(clientId: string) {
  const t = useCreditWords()
  const { mutate } = useCall(deleteCreditPack, { onSuccess: () => toast({ type: 'success', text: t('packDeleted') }) })
  return async ({ id: packId }: CreditPack) => {
    const isMeant = await confirm({ title: t('deleteTitle'), text: t('deleteText'), proceed: t('deletePack'), danger: true })
    if (isMeant) mutate({ id: clientId, packId })
  }
}
