import { device } from '#lib/session'
import { createStore, type Store, useStored } from '#lib/store'

export interface DevicePreference<Value> extends Pick<Store<Value>, 'get' | 'set'> {
  /** As a hook. */
  useValue: () => Value
}

/** A setting of this device, for all who train on it. All places that show it follow. */
export function devicePreference<Value>(name: string, read: (stored: unknown) => Value): DevicePreference<Value> {
  const key = `allenio.training.${name}`
  const store = createStore(read(parse(device.read(key))))
  return {
    get: store.get,
    set(next) {
      store.set(next)
      device.write(key, JSON.stringify(next))
    },
    useValue: () => useStored(store),
  }
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The fields of a stored object that have the type of the preset; an older version of the app may have stored others. */
export function parseFields<Fields extends object>(stored: unknown, preset: Fields): Fields {
  const entries = Object.entries(preset).map(([name, value]: [string, unknown]) => {
    const storedValue: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : undefined
    return [name, typeof storedValue === typeof value ? storedValue : value]
  })
  // every field is the preset's or one of its type
  return Object.fromEntries(entries) as Fields
}
