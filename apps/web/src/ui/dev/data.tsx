import { IconArrowLeft, IconChevronRight, IconMessage, IconPencil, IconPlus, IconTag, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { AdherenceMark } from '#ui/adherence-mark'
import { Avatar } from '#ui/avatar'
import { Badge } from '#ui/badge'
import { Button, ButtonLink } from '#ui/button'
import { DataTable } from '#ui/data-table'
import type { Column, Sort } from '#ui/data-table'
import { List, ListRow } from '#ui/list'
import { LoadMore } from '#ui/load-more'
import { PageHeader } from '#ui/page-header'
import { Section } from '#ui/section'
import { SegmentedControl } from '#ui/segmented-control'
import { SelectionBar } from '#ui/selection-bar'
import { Sparkline } from '#ui/sparkline'
import { Text } from '#ui/text'
import { TruncatedText } from '#ui/truncated-text'
import css from './dev.module.css'
import { sampleRows } from './sample-rows.ts'
import type { SampleRow } from './sample-rows.ts'
import { Part, Specimen, useSay } from './specimen.tsx'

const levelOf = (percent: number | null) => (percent === null ? null : percent >= 80 ? 'good' : percent >= 50 ? 'fair' : 'poor')

export function Data() {
  const say = useSay()
  return (
    <Part
      id="data"
      title={say('Dati', 'Data')}
      text={say(
        'Righe da 40 px, intestazione e prima colonna ferme, cifre a destra. Le azioni arrivano con il puntatore e con la tastiera.',
        'Rows of 40 px, head and first column fixed, figures at the right. Actions come with the pointer and with the keyboard.',
      )}>
      <Section bare>
        <PageHeader
          title={say('Clienti', 'Clients')}
          count={{ value: '128', text: say('attivi su 150', 'active of 150') }}
          back={
            <ButtonLink kind="quiet" size="small" href="#data" icon={IconArrowLeft}>
              {say('Indietro', 'Back')}
            </ButtonLink>
          }
          primary={
            <Button kind="primary" icon={IconPlus}>
              {say('Nuovo cliente', 'New client')}
            </Button>
          }
          secondary={<Button>{say('Importa', 'Import')}</Button>}
          more={[{ label: say('Esporta CSV', 'Export CSV'), onClick: () => undefined }]}
        />
        <Table />
      </Section>
      <Specimen title={say('Righe', 'Rows')} layout="stack">
        <List label={say('Oggi', 'Today')}>
          <ListRow
            title="Martina Bellini"
            sub={say('Ho caricato il check-in, il ginocchio va meglio', 'I sent the check-in, the knee is better')}
            lead={<Avatar name="Martina Bellini" size={44} />}
            meta={
              <>
                <Badge status="attention" bare>
                  26 h
                </Badge>
              </>
            }
            strong
            isCurrent
            href="#data"
          />
          <ListRow
            title="Luca Moretti"
            sub={say('Tu: ottimo, sali a 82,5', 'You: great, go up to 82.5')}
            lead={<Avatar name="Luca Moretti" size={44} />}
            meta="11:02"
            href="#data"
          />
          <ListRow title="Check-in" sub={say('2 minuti', '2 minutes')} meta={<IconChevronRight stroke={1.5} />} onClick={() => undefined} />
        </List>
      </Specimen>
      <Specimen title={say('Segni', 'Marks')}>
        {[92, 64, 38, null].map(percent => (
          <AdherenceMark key={String(percent)} percent={percent} level={levelOf(percent)} label={say('Allenamento', 'Training')} />
        ))}
        <Sparkline
          values={[72.4, 72.1, 72.3, 71.6, 71.2, 71.4, 70.6, 70.2, 69.8]}
          label={say('Peso, da 72,4 a 69,8 kg', 'Weight, from 72.4 to 69.8 kg')}
        />
        <Text>
          <TruncatedText
            text={say('Spinte con manubri su panca inclinata a 30 gradi', 'Dumbbell presses on a bench inclined by 30 degrees')}
          />
        </Text>
      </Specimen>
    </Part>
  )
}

function Table() {
  const say = useSay()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['1', '3']))
  const [sort, setSort] = useState<Sort | undefined>({ key: 'seen', direction: 'down' })
  const [density, setDensity] = useState<'comfortable' | 'compact'>('comfortable')
  const [size, setSize] = useState<'14' | '10000'>('14')
  const number = new Intl.NumberFormat(say('it', 'en'), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const adherence = say('Aderenza 14 giorni, %', 'Adherence 14 days, %')
  const columns: Column<SampleRow>[] = [
    {
      key: 'name',
      title: say('Cliente', 'Client'),
      isSortable: true,
      width: 220,
      cell: row => (
        <>
          <Avatar name={row.name} />
          {row.name}
        </>
      ),
    },
    { key: 'type', title: say('Tipo', 'Type'), isMinor: true, cell: row => say(...row.type) },
    {
      key: 'weight',
      title: say('Peso, kg', 'Weight, kg'),
      align: 'end',
      cell: row => <WeightCell row={row} text={number.format(row.weights.at(-1) ?? 0)} />,
    },
    {
      key: 'training',
      title: say('Allen.', 'Train.'),
      group: adherence,
      align: 'end',
      cell: row => <AdherenceMark percent={row.training} level={levelOf(row.training)} label={say('Allenamento', 'Training')} />,
    },
    {
      key: 'food',
      title: say('Cibo', 'Food'),
      group: adherence,
      align: 'end',
      cell: row => <AdherenceMark percent={row.food} level={levelOf(row.food)} label={say('Cibo', 'Food')} />,
    },
    { key: 'seen', title: say('Ultimo accesso', 'Last seen'), isSortable: true, cell: row => say(...row.seen) },
    { key: 'end', title: say('Fine piano', 'Plan end'), align: 'end', cell: row => <EndCell days={row.days} /> },
  ]
  const rows = sampleRows(Number(size))
  return (
    <>
      <div className={css.row} style={{ padding: '0 var(--gutter) 12px' }}>
        <SegmentedControl
          label={say('Densità', 'Density')}
          value={density}
          onChange={setDensity}
          options={[
            { value: 'comfortable', label: say('Comoda', 'Comfortable') },
            { value: 'compact', label: say('Compatta', 'Compact') },
          ]}
        />
        <SegmentedControl
          label={say('Righe', 'Rows')}
          value={size}
          onChange={setSize}
          options={[
            { value: '14', label: '14' },
            { value: '10000', label: '10.000' },
          ]}
        />
      </div>
      <div className={css.tall}>
        <DataTable
          label={say('Clienti', 'Clients')}
          fill
          rows={rows}
          columns={columns}
          rowKey={row => row.id}
          rowName={row => row.name}
          rowHref={() => '#data'}
          sort={sort}
          onSort={setSort}
          chosen={chosen}
          onChoose={setChosen}
          density={density}
          rowMenu={() => [
            { label: say('Modifica', 'Edit'), icon: IconPencil, onClick: () => undefined },
            { label: say('Elimina', 'Delete'), icon: IconTrash, danger: true, onClick: () => undefined },
          ]}
          narrow={row => (
            <ListRow
              title={row.name}
              sub={say(...row.type)}
              lead={<Avatar name={row.name} size={44} />}
              meta={<AdherenceMark percent={row.training} level={levelOf(row.training)} label={say('Allenamento', 'Training')} />}
              href="#data"
            />
          )}
          foot={
            <LoadMore
              list={{ hasNextPage: size === '14', isFetchingNextPage: false, isFetchNextPageError: true, fetchNextPage: () => undefined }}
            />
          }
        />
      </div>
      <SelectionBar
        count={chosen.size > 2 ? chosen.size : 0}
        onClear={() => setChosen(new Set())}
        actions={[
          { label: 'Tag', icon: IconTag, onClick: () => undefined },
          { label: say('Scrivi', 'Write'), icon: IconMessage, onClick: () => undefined },
        ]}
      />
    </>
  )
}

function WeightCell({ row, text }: { row: SampleRow; text: string }) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 12, verticalAlign: 'middle' }}>
      <Sparkline values={row.weights} />
      {text}
    </span>
  )
}

function EndCell({ days }: { days: number }) {
  const say = useSay()
  if (days > 5) return say(`${days} g`, `${days} d`)
  if (days < 0) return <Badge status="error">{say('scaduto', 'ended')}</Badge>
  return <Badge status="attention">{say(`${days} giorni`, `${days} days`)}</Badge>
}
