import { askStorefrontMember, type StorefrontMember } from '@allenio/contract/storefront'
import { childrenOf } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { insertItems } from '@allenio/domain/storefront'
import { useCall } from '#lib/api'
import { useStored } from '#lib/store'
import { Button } from '#ui/button'
import { Checkbox } from '#ui/checkbox'
import { BareList, Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { useEditor } from '../session.ts'
import { useStorefrontWords } from '../words.ts'
import css from './section-list.module.css'

/** The team: who is on the page, and whether they have agreed to be. */
export function MemberChoice({ sectionId }: { sectionId: string }) {
  const t = useStorefrontWords()
  const { document, storefrontId, edit, parts } = useEditor()
  const rows = useStored(document.rows)
  const members = useStored(parts)?.members ?? []
  const { mutate: ask, isPending } = useCall(askStorefrontMember)
  const rowIds = new Map(childrenOf(rows, sectionId).map(row => [row.cells['memberId'], row.id]))
  const turn = ({ id }: StorefrontMember, isChosen: boolean) => {
    const rowId = rowIds.get(id)
    if (isChosen && rowId === undefined) {
      edit(insertItems(document.rows.get(), { sectionId, type: 'member', items: [{ id: newId(), cells: { memberId: id } }] }))
    } else if (!isChosen && rowId !== undefined) edit([{ kind: 'delete', id: rowId }])
  }
  return (
    <Stack gap={8} className={css.items}>
      <BareList as="ul">
        {members.map(member => (
          <li key={member.id}>
            <Row gap={8} wrap>
              <Stack grow>
                <Checkbox
                  label={member.name}
                  hint={member.role === 'admin' ? undefined : t(`answer_${member.answer}`)}
                  checked={rowIds.has(member.id)}
                  onChange={({ target }) => turn(member, target.checked)}
                />
              </Stack>
              {member.answer === 'not asked' && (
                <Button size="small" isBusy={isPending} onClick={() => ask({ id: storefrontId, memberId: member.id })}>
                  {t('ask')}
                </Button>
              )}
            </Row>
          </li>
        ))}
      </BareList>
      <Text size="hint" tone={2}>
        {t('membersHint')}
      </Text>
    </Stack>
  )
}
