import type { ClientExclusion } from '@allenio/contract/aliments'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { NothingYet } from '#ui/block'
import { Button } from '#ui/button'
import { Row, Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { RecordActions } from '#ui/row-actions'
import { SkeletonLines } from '#ui/skeleton'
import { CautionTip } from './caution-tip.tsx'
import { exclusionsQuery, useDeleteExclusion } from './data.ts'
import { ExclusionGroups } from './exclusion-groups.tsx'
import { Offers } from './offers.tsx'
import { useExclusionWords } from './words.ts'
import css from './exclusions.module.css'
import { AddDialog } from './add-dialog.tsx'
import { EditDialog } from './edit-dialog.tsx'

/** The exclusions of a client, for members who plan what the client eats. */
export function ExclusionsPanel({ clientId }: { clientId: string }) {
  const t = useExclusionWords()
  const query = useQuery(exclusionsQuery(clientId))
  const remove = useDeleteExclusion(clientId)
  const heading = useRef<HTMLHeadingElement>(null)
  /** The text with which the search begins; undefined while nothing is being added. */
  const [typed, setTyped] = useState<string>()
  const [edited, setEdited] = useState<ClientExclusion>()
  const authorOf = ({ isByClient, addedBy }: ClientExclusion) =>
    isByClient ? t('byClient') : addedBy ? t('byMember', { name: addedBy }) : ''
  return (
    <Loaded query={query} failed={t('failed')} skeleton={<SkeletonLines lines={6} />}>
      {({ exclusions, may, offered, notUnderstood, allergiesText }) => {
        const add = may.add && (
          <Button icon={IconPlus} onClick={() => setTyped('')}>
            {t('addLong')}
          </Button>
        )
        return (
          <Stack gap={20}>
            {may.add && (
              <Offers
                clientId={clientId}
                text={allergiesText}
                offered={offered}
                notUnderstood={notUnderstood}
                onEnter={setTyped}
                onNoneLeft={() => heading.current?.focus()}
              />
            )}
            {exclusions.length === 0 ? (
              // a title above each place of the panel exists already, so that this one has none
              <NothingYet text={t('emptyText')} />
            ) : (
              <>
                <Row gap={4}>
                  <h3 ref={heading} tabIndex={-1} className={css.heading}>
                    {t('entered')}
                  </h3>
                  <CautionTip />
                </Row>
                <ExclusionGroups
                  rows={exclusions}
                  authorOf={authorOf}
                  actions={(exclusion, name) => (
                    <RecordActions
                      name={name}
                      edit={exclusion.may.update && (() => setEdited(exclusion))}
                      remove={exclusion.may.delete && (() => remove(exclusion))}
                    />
                  )}
                />
              </>
            )}
            {/* one button for the first and for later exclusions, so that the focus returns to it */}
            {add && <div>{add}</div>}
            {typed !== undefined && (
              <AddDialog clientId={clientId} exclusions={exclusions} typed={typed} onClose={() => setTyped(undefined)} />
            )}
            {edited && <EditDialog clientId={clientId} exclusion={edited} onClose={() => setEdited(undefined)} />}
          </Stack>
        )
      }}
    </Loaded>
  )
}
