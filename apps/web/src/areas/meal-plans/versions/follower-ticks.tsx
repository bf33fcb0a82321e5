import type { Output } from '@allenio/contract'
import type { getMealPlanChanges } from '@allenio/contract/meal-plans'
import { useWatch } from 'react-hook-form'
import { CautionTip } from '#areas/aliments'
import { Avatar } from '#ui/avatar'
import { Checkbox } from '#ui/checkbox'
import { FieldSet } from '#ui/field'
import { Row, Stack } from '#ui/layout'
import { Ellipsis } from '#ui/text'
import { TextField } from '#ui/text-field'
import type { CompleteForm } from '../actions/complete-meal-plan.tsx'
import { HitMarks, needsReason } from '../hits/hit-marks.tsx'
import css from './versions.module.css'
import { useVersionWords } from './words.ts'

interface FollowerTicksProps {
  form: CompleteForm
  followers: Output<typeof getMealPlanChanges>['followers']
}

const few = 3

/** The clients who follow the plan, each with a tick for getting the new release. */
export function FollowerTicks({ form, followers }: FollowerTicksProps) {
  const t = useVersionWords()
  const leftOut = useWatch({ control: form.control, name: 'leftOut' })
  const setLeftOut = (ids: string[]) => form.setValue('leftOut', ids, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  const tick = (id: string, isTicked: boolean) => setLeftOut(isTicked ? leftOut.filter(each => each !== id) : [...leftOut, id])
  return (
    <FieldSet
      label={t('followers')}
      hint={
        <Row as="span" gap={4}>
          {t('followersText')}
          {followers.some(({ hits }) => hits.length > 0) && <CautionTip />}
        </Row>
      }>
      <Stack>
        {followers.length > few && (
          <Checkbox
            className={css.follower}
            label={t('all')}
            checked={leftOut.length === 0}
            indeterminate={leftOut.length > 0 && leftOut.length < followers.length}
            onChange={event => setLeftOut(event.target.checked ? [] : followers.map(({ assignmentId }) => assignmentId))}
          />
        )}
        {followers.map(({ assignmentId, client, hits, hitCount }) => {
          const isTicked = !leftOut.includes(assignmentId)
          return (
            <Stack key={assignmentId} gap={6}>
              <Checkbox
                className={css.follower}
                checked={isTicked}
                onChange={event => tick(assignmentId, event.target.checked)}
                label={
                  <Row as="span" gap={8}>
                    <Avatar name={client.name} photo={client.photo} size={28} seed={client.id} />
                    <Ellipsis>{client.name}</Ellipsis>
                  </Row>
                }
                hint={hits.length > 0 && <HitMarks hits={hits} hitCount={hitCount} />}
              />
              {isTicked && needsReason({ hits }) && (
                <div className={css.reason}>
                  <TextField
                    label={t('reasonFor', { name: client.name })}
                    hint={t('reasonHint')}
                    maxLength={500}
                    autoComplete="off"
                    {...form.field(`reasons.${assignmentId}`)}
                  />
                </div>
              )}
            </Stack>
          )
        })}
      </Stack>
    </FieldSet>
  )
}
