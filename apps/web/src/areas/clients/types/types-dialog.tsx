import { createClientType } from '@allenio/contract/clients'
import { createClientType as asForm } from '@allenio/contract/forms/clients'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '#shell'
import { useEndpointForm } from '#lib/forms'
import { Button } from '#ui/button'
import { FormBody } from '#ui/form'
import { BareList, Row, Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { Modal } from '#ui/modal'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { typeFiltersQuery, typesQuery } from '../data.ts'
import { nextTypeColor } from './type-colors.ts'
import { useTypeWords } from './words.ts'
import { ColorChoice } from './color-choice.tsx'
import { TypeRow } from './type-row.tsx'
import css from './types.module.css'

/** The business's own kinds of clients: named, coloured, renamed in place. */
export function TypesDialog({ onClose }: { onClose: () => void }) {
  const t = useTypeWords()
  const me = useMe()
  const query = useQuery(typesQuery())
  const { data: counted } = useQuery(typeFiltersQuery())
  const mayDelete = me?.permissions.includes('delete clients') ?? false
  return (
    <Modal opened onClose={onClose} title={t('title')} text={t('text')}>
      <Loaded query={query} failed={t('failed')} skeleton={<SkeletonRows rows={3} columns={1} />}>
        {({ clientTypes: types }) => (
          <>
            {types.length === 0 ? (
              <Text tone={2} className={css.empty}>
                {t('empty')}
              </Text>
            ) : (
              <BareList>
                {types.map(type => (
                  <TypeRow
                    key={type.id}
                    type={type}
                    mayDelete={mayDelete}
                    count={counted?.filters.find(({ id }) => id === type.id)?.count}
                  />
                ))}
              </BareList>
            )}
            <NewType usedColors={types.map(({ color }) => color)} />
          </>
        )}
      </Loaded>
    </Modal>
  )
}

function NewType({ usedColors }: { usedColors: readonly string[] }) {
  const t = useTypeWords()
  const [chosenColor, setColor] = useState<string>()
  const color = chosenColor ?? nextTypeColor(usedColors)
  const form = useEndpointForm({
    endpoint: createClientType,
    schema: asForm.input.pick({ name: true }),
    start: { name: '' },
    toInput: ({ name }) => ({ name, color }),
    onSaved: () => {
      form.reset()
      setColor(undefined)
    },
  })
  return (
    <FormBody form={form}>
      <Row gap={8} align="start" className={css.new}>
        <ColorChoice label={t('color')} value={color} onChange={setColor} />
        <Stack grow>
          <TextField
            label={t('newType')}
            labelHidden
            placeholder={t('newType')}
            maxLength={60}
            autoComplete="off"
            {...form.field('name')}
            // a field that stays in sight is not wrong while it is empty
            error={form.formState.isDirty ? form.wrong('name') : undefined}
          />
        </Stack>
        <Button type="submit" isBusy={form.isBusy}>
          {t('add')}
        </Button>
      </Row>
    </FormBody>
  )
}
