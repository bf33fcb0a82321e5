import { useId } from 'react'
import { useMe } from '#shell'
import { SidePanel } from '#ui/side-panel'
import { Tabs } from '#ui/tabs'
import { closeDialog } from '../dialogs.ts'
import { useEditorWords } from '../words.ts'
import { useDrawerWords } from './words.ts'
import { ClientTab } from './client-tab.tsx'
import css from './drawer.module.css'
import { HistoryTab } from './history-tab.tsx'
import { LibraryTab } from './library-tab.tsx'
import { drawerTab, drawerTabs } from './open-state.ts'
import { useMayViewResults } from '../results/planned-client.ts'
import { VolumeTab } from './volume-tab.tsx'
import { useStored } from '#lib/store'

/** The library, the client who is planned for, the volume of the week and the history of an exercise. */
export function DrawerTabs({ clientId }: { clientId: string | undefined }) {
  const t = useEditorWords()
  const say = useDrawerWords()
  const id = useId()
  const lastTab = useStored(drawerTab)
  const mayViewClients = useMe()?.permissions.includes('view clients') ?? false
  const mayViewResults = useMayViewResults()
  const tabs = drawerTabs.filter(each => (each === 'client' ? mayViewClients : each === 'history' ? mayViewResults : true))
  const tab = tabs.includes(lastTab) ? lastTab : 'volume'
  return (
    <>
      <Tabs
        label={t('drawer')}
        tabs={tabs.map(value => ({ value, label: say(value) }))}
        value={tab}
        onChange={next => drawerTab.set(next)}
        controls={id}
      />
      <div id={id} role="tabpanel" aria-label={say(tab)} className={css.content}>
        {tab === 'library' && <LibraryTab />}
        {tab === 'client' && <ClientTab isModel={clientId === undefined} />}
        {tab === 'volume' && <VolumeTab />}
        {tab === 'history' && <HistoryTab />}
      </div>
    </>
  )
}

/** Where there is no room beside the table, the drawer opens over it. */
export function DrawerPanel({ clientId }: { clientId: string | undefined }) {
  const t = useEditorWords()
  return (
    <SidePanel opened title={t('drawer')} onClose={closeDialog} bare>
      <DrawerTabs clientId={clientId} />
    </SidePanel>
  )
}
