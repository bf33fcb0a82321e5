import { IconCalendarPlus, IconChevronRight, IconDots, IconPencil, IconPlus, IconTag, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Button, ButtonLink, buttonKinds } from '#ui/button'
import { FilterBar, FilterChip } from '#ui/filter-chip'
import { IconButton } from '#ui/icon-button'
import { InfoTip } from '#ui/info-tip'
import { Kbd, KeyHelp } from '#ui/kbd'
import { TextLink } from '#ui/link'
import { Menu, MoreMenu } from '#ui/menu'
import { OptionList } from '#ui/option-list'
import { RadioCards } from '#ui/radio-cards'
import { SegmentedControl } from '#ui/segmented-control'
import { TabLinks, Tabs } from '#ui/tabs'
import { Text } from '#ui/text'
import { Tooltip } from '#ui/tooltip'
import { Part, Specimen, useSay } from './specimen.tsx'

export function Actions() {
  const say = useSay()
  const [isBusy, setBusy] = useState(false)
  const [view, setView] = useState<'4' | '12' | '52'>('12')
  const [tab, setTab] = useState<'all' | 'follow' | 'ending'>('all')
  const [filter, setFilter] = useState<string | undefined>(say('attivi', 'active'))
  const save = () => {
    setBusy(true)
    setTimeout(() => setBusy(false), 1600)
  }
  const items = [
    { label: say('Modifica', 'Edit'), icon: IconPencil, keys: 'E', onClick: save },
    { label: say('Tag', 'Tag'), icon: IconTag, onClick: save },
    { label: say('Elimina', 'Delete'), icon: IconTrash, danger: true, onClick: save },
  ]
  return (
    <Part
      id="actions"
      title={say('Azioni', 'Actions')}
      text={say(
        'I pulsanti sono verbi. Al massimo uno primario per schermata; ciò che avanza va nel menu.',
        'Buttons are verbs. At most one primary on a screen; what is left goes in the menu.',
      )}>
      <Specimen title="Button">
        {buttonKinds.map(kind => (
          <Button key={kind} kind={kind} icon={kind === 'danger' ? <IconTrash stroke={1.5} /> : undefined}>
            {
              {
                primary: say('Salva', 'Save'),
                secondary: say('Secondario', 'Secondary'),
                ink: say('Inchiostro', 'Ink'),
                quiet: say('Testo', 'Text'),
                danger: say('Elimina', 'Delete'),
              }[kind]
            }
          </Button>
        ))}
      </Specimen>
      <Specimen title={say('Stati', 'States')}>
        <Button kind="primary" isBusy={isBusy} onClick={save}>
          {say('Salva', 'Save')}
        </Button>
        <Button kind="primary" disabled>
          {say('Spento', 'Disabled')}
        </Button>
        <Button isBusy>{say('Salvo', 'Saving')}</Button>
        <Button kind="primary" icon={IconPlus}>
          {say('Nuovo cliente', 'New client')}
        </Button>
        <ButtonLink href="#actions" iconAfter={<IconChevronRight stroke={1.5} />}>
          {say('Come collegamento', 'As a link')}
        </ButtonLink>
        <Button size="small">{say('Piccolo', 'Small')}</Button>
        <Button kind="primary" size="large">
          {say('Grande', 'Large')}
        </Button>
      </Specimen>
      <Specimen title={say('Icone, menu', 'Icons, menus')}>
        <IconButton label={say('Modifica', 'Edit')} keys="E" icon={IconPencil} />
        <IconButton label={say('Aggiungi visita', 'Add visit')} kind="framed" icon={IconCalendarPlus} hasDot />
        <IconButton label={say('Elimina', 'Delete')} kind="danger" icon={IconTrash} />
        <IconButton label={say('Spento', 'Disabled')} icon={IconTag} disabled />
        <MoreMenu items={items} framed />
        <Menu groups={[{ label: say('Cliente', 'Client'), items: items.slice(0, 2) }, { items: items.slice(2) }]}>
          <Button iconAfter={<IconDots stroke={1.5} />}>{say('Con gruppi', 'With groups')}</Button>
        </Menu>
        <Tooltip text={say('Dice di più, non l’essenziale', 'Says more, not the essential')} keys="?">
          <Button kind="quiet">{say('Suggerimento', 'Tooltip')}</Button>
        </Tooltip>
        <InfoTip text={say('Spiega un’etichetta', 'Explains a label')} />
      </Specimen>
      <Specimen title={say('Collegamenti, tasti', 'Links, keys')}>
        <Text>
          {say('Sei un professionista?', 'Are you a professional?')}{' '}
          <TextLink href="#actions" tone="strong">
            {say('Crea il tuo spazio', 'Create your space')}
          </TextLink>
        </Text>
        <Kbd>Ctrl K</Kbd>
        <KeyHelp
          items={[
            { keys: ['J', 'K'], text: say('scorri', 'move') },
            { keys: ['X'], text: say('seleziona', 'select') },
          ]}
        />
      </Specimen>
      <Specimen title={say('Schede', 'Tabs')} layout="stack">
        <Tabs
          label={say('Viste', 'Views')}
          flush
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'all', label: say('Tutti', 'All'), count: 128 },
            { value: 'follow', label: say('Da seguire', 'To follow'), count: 9 },
            { value: 'ending', label: say('In scadenza', 'Ending'), count: 6 },
          ]}
          after={
            <Button kind="quiet" size="small" icon={IconPlus}>
              {say('Salva vista', 'Save view')}
            </Button>
          }
        />
        <TabLinks
          label={say('Schede con indirizzo', 'Tabs with addresses')}
          flush
          current="#actions"
          tabs={[
            { href: '#actions', label: say('Azioni', 'Actions') },
            { href: '#fields', label: say('Campi', 'Fields'), count: 12 },
          ]}
        />
      </Specimen>
      <Specimen title={say('Filtri', 'Filters')}>
        <FilterBar label={say('Filtri', 'Filters')}>
          <FilterChip label={say('Stato', 'Status')} value={filter} onClear={() => setFilter(undefined)}>
            {close => (
              <OptionList
                label={say('Stato', 'Status')}
                options={[say('attivi', 'active'), say('disattivati', 'inactive')].map(value => ({ value, label: value }))}
                value={filter}
                onChoose={chosen => {
                  setFilter(chosen)
                  close()
                }}
              />
            )}
          </FilterChip>
          <FilterChip label={say('Tipo', 'Type')}>{say('Qui le scelte', 'Choices here')}</FilterChip>
        </FilterBar>
        <SegmentedControl
          label={say('Periodo', 'Period')}
          value={view}
          onChange={setView}
          options={[
            { value: '4', label: say('4 s', '4 w') },
            { value: '12', label: say('12 s', '12 w') },
            { value: '52', label: say('1 a', '1 y') },
          ]}
        />
      </Specimen>
      <Specimen title={say('Risposte', 'Answers')} layout="stack">
        <Sleep />
      </Specimen>
    </Part>
  )
}

function Sleep() {
  const say = useSay()
  const [value, setValue] = useState<string>('4')
  return (
    <RadioCards
      label={say('Come hai dormito questa settimana?', 'How did you sleep this week?')}
      value={value}
      onChange={setValue}
      options={[
        { value: '2', lead: '2', label: say('Male', 'Badly') },
        { value: '3', lead: '3', label: say('Così così', 'So so'), note: say('settimana scorsa', 'last week') },
        { value: '4', lead: '4', label: say('Bene', 'Well') },
        { value: '5', lead: '5', label: say('Benissimo', 'Very well'), disabled: true },
      ]}
    />
  )
}
