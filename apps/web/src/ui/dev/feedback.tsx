import { IconFileImport, IconQrcode, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Avatar, Faces } from '#ui/avatar'
import { Badge, Count, statuses } from '#ui/badge'
import { Banner } from '#ui/banner'
import { Button } from '#ui/button'
import { Checklist, ChecklistSummary } from '#ui/checklist'
import { confirm } from '#ui/confirm'
import { EmptyState } from '#ui/empty-state'
import { ErrorState } from '#ui/error-state'
import { EmptyListPicture } from '#ui/illustrations'
import { ChoiceList } from '#ui/list'
import { Modal } from '#ui/modal'
import { ProgressBar, ProgressRing, StepBar } from '#ui/progress'
import { Figure } from '#ui/figure'
import { SidePanel } from '#ui/side-panel'
import { Skeleton, SkeletonCard, SkeletonLines, SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { toast } from '#ui/toast'
import { useWords } from '#ui/words'
import { Part, Specimen, useSay } from './specimen.tsx'

const people = ['Martina Bellini', 'Alessandro Fontana', 'Chiara Lombardi', 'Luca Moretti', 'Francesco De Angelis']

const nothing = () => undefined

const foods = ['Avena', 'Banana', 'Ceci', 'Farro', 'Mirtilli', 'Noci', 'Pane di segale', 'Riso basmati']

export function Feedback() {
  const say = useSay()
  const words = useWords()
  const [banner, setBanner] = useState(1)
  const steps = [
    { title: say('Conferma l’e-mail', 'Confirm the e-mail'), isDone: true },
    {
      title: say('Aggiungi il primo cliente', 'Add the first client'),
      text: say('Nome ed e-mail bastano.', 'Name and e-mail are enough.'),
      isDone: false,
      action: (
        <Button size="small" kind="ink">
          {say('Nuovo cliente', 'New client')}
        </Button>
      ),
    },
    { title: say('Prepara una scheda', 'Prepare a program'), isDone: false },
  ]
  const shout = (type: 'success' | 'error') => () =>
    toast(
      type === 'success'
        ? { type, text: say('Cliente disattivato', 'Client deactivated'), buttons: [{ text: words.cancel, onClick: nothing }] }
        : { type, text: say('Non salvato: manca la rete', 'Not saved: no network'), buttons: [{ text: words.retry, onClick: nothing }] },
    )
  return (
    <Part
      id="feedback"
      title={say('Stati e avvisi', 'States and notices')}
      text={say(
        'Quattro stati, sempre con icona e parola. Ciò che si può annullare si annulla da un avviso; ciò che non si può si conferma.',
        'Four states, always with icon and word. What can be undone is undone from a toast; what cannot is confirmed.',
      )}>
      <Specimen title={say('Etichette', 'Badges')}>
        {statuses.map(status => (
          <Badge key={status} status={status}>
            {status}
          </Badge>
        ))}
        <Badge>{say('Dimagrimento', 'Weight loss')}</Badge>
        <Badge status="attention" bare>
          {say('Scade stasera', 'Ends tonight')}
        </Badge>
        <Count count={7} label={say('7 non letti', '7 unread')} />
        {people.map(name => (
          <Avatar key={name} name={name} size={36} alone />
        ))}
        <Avatar name="Davide Riva" square size={24} alone />
        <Faces people={people.map(name => ({ id: name, name, photo: null }))} />
      </Specimen>
      <Specimen title="Banner" layout="stack">
        {banner > 0 && (
          <Banner
            key={banner}
            inset
            type="warning"
            lead={say('Il piano è scaduto.', 'The plan has ended.')}
            text={say('Hai 68 ore per rinnovare senza interruzioni.', 'You have 68 hours to renew without interruption.')}
            buttons={[{ text: say('Rinnova', 'Renew'), onClick: () => undefined }]}
            duration={60_000}
            onClose={() => setBanner(banner + 1)}
          />
        )}
        <Banner
          inset
          type="info"
          lead={say('Ancora 29 giorni di prova gratuita', '29 days of free trial left')}
          text={say('Nessun limite di clienti fino al 19 dicembre.', 'No limit of clients until 19 December.')}
          onClose={() => undefined}
          isClosable={false}
        />
        <Banner inset type="success" text={say('Pagamento ricevuto.', 'Payment received.')} onClose={() => undefined} isClosable={false} />
        <Banner
          inset
          type="error"
          text={say('Il server non risponde: riproviamo tra poco.', 'The server does not answer: we try again shortly.')}
          onClose={() => undefined}
          isClosable={false}
        />
      </Specimen>
      <Specimen title={say('Avvisi, domande', 'Toasts, questions')}>
        <Button onClick={shout('success')}>{say('Avviso con annulla', 'Toast with undo')}</Button>
        <Button onClick={shout('error')}>{say('Avviso d’errore', 'Error toast')}</Button>
        <Dialogs />
      </Specimen>
      <ProgressSpecimen />
      <Specimen title={say('In arrivo', 'On the way')} layout="stack">
        <SkeletonRows rows={3} hasAvatar />
        <SkeletonLines />
        <SkeletonCard />
        <Skeleton width={120} height={28} />
      </Specimen>
      <Specimen title={say('Primi passi', 'First steps')} layout="fields">
        <Checklist steps={steps} />
        <ChecklistSummary title={say('Primi passi', 'First steps')} steps={steps} now={say('Ora:', 'Now:')} />
      </Specimen>
      <EmptySpecimen />
      <Specimen title={say('Errore', 'Error')} layout="stack">
        <ErrorState
          title={say('Non riusciamo a caricare i clienti', 'We cannot load the clients')}
          text={say('La rete non risponde. Quello che hai scritto è al sicuro.', 'The network does not answer. What you typed is safe.')}
          onRetry={() => undefined}
        />
      </Specimen>
    </Part>
  )
}

function ProgressSpecimen() {
  const say = useSay()
  return (
    <Specimen title={say('Avanzamento', 'Progress')} layout="fields">
      <ProgressBar
        label={say('Proteine', 'Protein')}
        value={133}
        max={150}
        target={125}
        tone="protein"
        text={
          <>
            <b>133</b> / 125 g
          </>
        }
      />
      <ProgressBar
        label={say('Carboidrati', 'Carbohydrate')}
        value={199}
        max={240}
        target={205}
        tone="carbohydrate"
        text={
          <>
            <b>199</b> / 205 g
          </>
        }
      />
      <ProgressBar
        label={say('Grassi', 'Fat')}
        value={57}
        max={70}
        target={58}
        tone="fat"
        text={
          <>
            <b>57</b> / 58 g
          </>
        }
      />
      <ProgressBar label={say('Importo l’elenco', 'Importing the list')} value={undefined} />
      <StepBar label={say('Domanda 4 di 8', 'Question 4 of 8')} step={3} of={8} />
      <ProgressRing label={say('Recupero', 'Rest')} value={72} max={150} size={180}>
        <Figure value="1:12" unit={undefined} note={say('di 2:30', 'of 2:30')} />
      </ProgressRing>
    </Specimen>
  )
}

function EmptySpecimen() {
  const say = useSay()
  return (
    <Specimen title={say('Vuoto', 'Empty')} layout="stack">
      <EmptyState
        large
        level={3}
        picture={<EmptyListPicture />}
        title={say('Qui vedrai come stanno, a colpo d’occhio', 'Here you will see how they are, at a glance')}
        text={say(
          'Peso, aderenza ad allenamento, cibo e check-in, ultimo accesso e fine piano: una riga per cliente. Comincia da uno.',
          'Weight, adherence to training, food and check-in, last seen and plan end: one row per client. Start with one.',
        )}
        ways={[
          {
            icon: IconUserPlus,
            title: say('Aggiungi a mano', 'Add by hand'),
            text: say(
              'Nome ed e-mail bastano. Riceve un invito per impostare la password.',
              'Name and e-mail are enough. They get an invitation to set the password.',
            ),
            action: <Button kind="primary">{say('Nuovo cliente', 'New client')}</Button>,
          },
          {
            icon: IconFileImport,
            title: say('Importa un elenco', 'Import a list'),
            text: say(
              'CSV da un altro programma: abbini le colonne e vedi l’anteprima.',
              'CSV from another program: match the columns and see a preview.',
            ),
            action: <Button>{say('Scegli file', 'Choose file')}</Button>,
          },
          {
            icon: IconQrcode,
            title: say('Condividi il link', 'Share the link'),
            text: say(
              'Un link o un QR da mandare su WhatsApp o appendere in studio.',
              'A link or a QR to send on WhatsApp or to hang in the studio.',
            ),
            action: <Button>{say('Copia link', 'Copy link')}</Button>,
          },
        ]}
      />
    </Specimen>
  )
}

function Dialogs() {
  const say = useSay()
  const [open, setOpen] = useState<'modal' | 'panel'>()
  const [search, setSearch] = useState('')
  const [picked, setPicked] = useState<string>()
  const close = () => setOpen(undefined)
  const found = foods.filter(food => food.toLowerCase().includes(search.toLowerCase()))
  const ask = () =>
    void confirm({
      title: say('Elimina Simone Barbieri', 'Delete Simone Barbieri'),
      text: say(
        'I dati saranno cancellati il 27 novembre. Fino ad allora puoi annullare.',
        'The data will be erased on 27 November. Until then you can undo it.',
      ),
      proceed: say('Elimina', 'Delete'),
      danger: true,
      verificationWord: 'Barbieri',
    })
  return (
    <>
      <Button kind="danger" onClick={ask}>
        {say('Elimina con parola', 'Delete with a word')}
      </Button>
      <Button onClick={() => setOpen('modal')}>{say('Finestra con elenco', 'Modal with a list')}</Button>
      <Button onClick={() => setOpen('panel')}>{say('Pannello', 'Side panel')}</Button>
      {picked && <Text tone={2}>{picked}</Text>}
      <Modal opened={open === 'modal'} onClose={close} title={say('Inserisci alimento', 'Insert food')} bare>
        <div style={{ padding: '8px 24px' }}>
          <TextField
            label={say('Cerca', 'Search')}
            labelHidden
            type="search"
            placeholder={say('Cerca un alimento', 'Search a food')}
            value={search}
            onChange={event => setSearch(event.target.value)}
            data-autofocus
          />
        </div>
        <ChoiceList
          label={say('Alimenti', 'Foods')}
          items={found}
          keyOf={food => food}
          show={food => food}
          onChoose={food => {
            setPicked(food)
            close()
          }}
        />
      </Modal>
      <SidePanel
        opened={open === 'panel'}
        onClose={close}
        title="Martina Bellini"
        foot={
          <Button kind="primary" onClick={close}>
            {say('Salva', 'Save')}
          </Button>
        }>
        <Text tone={2}>{say('Per guardare e ritoccare accanto all’elenco.', 'To look and touch up beside the list.')}</Text>
      </SidePanel>
    </>
  )
}
