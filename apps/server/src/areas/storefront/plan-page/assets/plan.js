// The order form of a plan page. Everything can be read without it; ordering needs it.

const form = document.querySelector('form.order')

/** A storage that the browser may refuse: then nothing is remembered. */
function guarded(open) {
  return {
    read(name) {
      try {
        return open().getItem(name)
      } catch {
        return null
      }
    },
    write(name, value) {
      try {
        if (value === null) open().removeItem(name)
        else open().setItem(name, value)
      } catch {
        // the page works without
      }
    },
  }
}

const tab = guarded(() => sessionStorage)
const device = guarded(() => localStorage)

function newId() {
  if (crypto.randomUUID) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6] & 15) | 64
  bytes[8] = (bytes[8] & 63) | 128
  const hex = [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

function parse(text) {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}

/** The terms of sale are folded up: whoever comes to them finds them open. */
function openTerms() {
  const terms = document.querySelector('details.sale-terms')
  if (terms && location.hash === '#sale-terms') {
    terms.open = true
    terms.scrollIntoView()
  }
}

addEventListener('hashchange', openTerms)
openTerms()

function start() {
  const { data, elements } = { data: form.dataset, elements: form.elements }
  const button = document.querySelector('#submit')
  let label = button.textContent
  const notice = document.querySelector('#notice')
  const signedIn = document.querySelector('#signed-in')
  const buyerFields = document.querySelector('#buyer-fields')
  const names = { fields: `order.${data.package}`, id: `order.id.${data.package}`, changed: `order.changed.${data.package}` }
  const link = new URLSearchParams(location.search).get('link')
  const consents = ['policy', 'terms', 'earlyStart']
  const fiscal = ['fiscalCode', 'address', 'zip', 'city', 'province', 'country']
  const kept = ['firstName', 'lastName', 'email', 'dial', 'phone', ...fiscal]
  let token = null
  let isTrialUsed = false
  let joins = false
  let isBusy = false

  const paysAtOnce = () => elements.pays?.value === 'once'

  const valueOf = name => elements[name]?.value.trim() ?? ''

  async function call(path, { body, isPersonal } = {}) {
    const headers = { 'accept-language': document.documentElement.lang }
    if (body) headers['content-type'] = 'application/json'
    if (isPersonal) headers.authorization = `Bearer ${token}`
    const workspace = isPersonal && (tab.read('auth.workspace') ?? device.read('auth.workspace'))
    if (workspace) headers['x-workspace'] = workspace
    const method = body ? 'POST' : 'GET'
    const response = await fetch(`/api${path}`, {
      method,
      headers,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(45_000),
    })
    return { status: response.status, ...(await response.json()) }
  }

  function say(text, buttons = []) {
    const paragraph = document.createElement('p')
    paragraph.textContent = text
    const links = buttons
      .filter(({ redirect }) => /^(?:\/(?!\/)|mailto:)/.test(redirect))
      .map(({ title, redirect }) => {
        const anchor = document.createElement('a')
        anchor.className = 'button quiet'
        anchor.href = redirect
        anchor.textContent = title
        return anchor
      })
    notice.replaceChildren(paragraph, ...links)
    notice.hidden = false
    notice.focus()
  }

  function fault(name, text) {
    const element = elements[name]
    const place = document.querySelector(`#${name}-error`)
    if (!element || !place) return false
    place.textContent = text
    if (text) element.setAttribute('aria-invalid', 'true')
    else element.removeAttribute('aria-invalid')
    return text !== ''
  }

  /** Shows the faults of the fields and puts the focus on the first; answers whether there is any. */
  function showFaults(faults) {
    const wrong = Object.entries(faults).filter(([name, text]) => fault(name, text))
    // the focus reads the first fault aloud; the others are told in one sentence
    const said = wrong.map(([, text]) => text).join(' ')
    document.querySelector('#faults').textContent = wrong.length > 1 ? said : ''
    const [first] = wrong.map(([name]) => elements[name])
    first?.focus()
    return wrong.length > 0
  }

  function findFaults() {
    const faults = {}
    for (const element of elements) {
      if (!element.name || element.form !== form) continue
      const isHidden = !element.offsetParent
      const isEmpty = element.required && (element.type === 'checkbox' ? !element.checked : element.value.trim() === '')
      faults[element.name] = isHidden || !isEmpty ? '' : element.dataset.empty
    }
    if (!faults.email && !token && !/^\S+@\S+\.\S+$/.test(valueOf('email'))) faults.email = data.email
    if (!token && phone() && !/^\+[1-9]\d{6,14}$/.test(phone())) faults.phone = data.phone
    return faults
  }

  function phone() {
    // browsers fill in the whole number
    const typed = valueOf('phone').replace(/^00/, '+')
    const digits = typed.replace(/\D/g, '')
    if (digits === '') return null
    return typed.startsWith('+') ? `+${digits}` : `${valueOf('dial')}${digits}`
  }

  /** A repetition of the order has the id of the first try; another order has another. */
  function checkoutId() {
    const order = JSON.stringify([
      data.version,
      data.code,
      isTrialUsed,
      paysAtOnce(),
      joins,
      token ? '' : valueOf('email').toLowerCase(),
      link,
    ])
    const last = parse(tab.read(names.id))
    if (last.order === order) return last.id
    const id = newId()
    tab.write(names.id, JSON.stringify({ order, id }))
    return id
  }

  function orderOf() {
    const filled = fiscal.map(name => [name, valueOf(name)]).filter(([, value]) => value !== '')
    return {
      packageId: data.package,
      versionId: data.version,
      termsNumber: Number(data.terms),
      checkoutId: checkoutId(),
      ...(data.code && { discountCode: data.code }),
      ...(isTrialUsed && { withoutTrial: true }),
      ...(paysAtOnce() && { paysAtOnce: true }),
      ...(token && joins && { joins: true }),
      ...(elements.fiscalCode && { fiscal: Object.fromEntries(filled) }),
      consents: { policy: true, terms: true, earlyStart: true, wording: data.wording },
      ...(!token && {
        firstName: valueOf('firstName'),
        lastName: valueOf('lastName'),
        email: valueOf('email'),
        phone: phone(),
        language: document.documentElement.lang,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        ...(link && { link }),
      }),
    }
  }

  function setBusy(busy) {
    isBusy = busy
    button.setAttribute('aria-disabled', String(busy))
    button.textContent = busy ? data.busy : label
  }

  async function send(isSecondTry) {
    const answer = await call(token ? '/me/checkout' : '/live/checkout', { body: orderOf(), isPersonal: token !== null })
    if (answer.success) {
      const { checkoutId: id, url } = answer.data
      location.assign(url ?? `/thankyou${data.subscription ? '_subscription' : ''}/purchase?checkout=${id}`)
      return
    }
    refuse(answer, isSecondTry)
  }

  function refuse({ status, code, message, errors = {}, data: more }, isSecondTry) {
    // the checkout of the first try is over: the order begins anew, once
    if (code === 'checkout over' && !isSecondTry) {
      tab.write(names.id, null)
      return void attempt(true)
    }
    if (code === 'offer changed') {
      tab.write(names.changed, 'yes')
      return location.reload()
    }
    if (code === 'offer ended' || code === 'not found') return location.reload()
    // the message says that the first payment is charged at once, and the next press agrees to it
    if (code === 'trial used') {
      isTrialUsed = true
      label = data.pay
    }
    // the message says what the business will see, and the next press agrees to it
    if (code === 'buyer not linked') {
      joins = true
      label = data.join
    }
    setBusy(false)
    if (status === 401) showAsStranger()
    const faults = Object.fromEntries(Object.entries(errors).map(([name, [text = '']]) => [name.split('.').at(-1), text]))
    if (!showFaults(faults)) say(message, more?.buttons)
  }

  async function attempt(isSecondTry = false) {
    try {
      await send(isSecondTry)
    } catch {
      setBusy(false)
      say(data.offline)
    }
  }

  function showAsStranger() {
    token = null
    joins = false
    signedIn.hidden = true
    buyerFields.hidden = false
  }

  async function showAsMember() {
    token = device.read('auth.token')
    if (!token || link) return showAsStranger()
    buyerFields.hidden = true
    try {
      const { success, data: answer } = await call('/auth/me', { isPersonal: true })
      if (!success) return showAsStranger()
      document.querySelector('#buyer').textContent = `${answer.user.firstName} ${answer.user.lastName} (${answer.user.email})`
      signedIn.hidden = false
      buyerFields.hidden = true
    } catch {
      showAsStranger()
    }
  }

  async function fillFromLink() {
    const { success, data: answer } = await call(`/live/payment-links/${encodeURIComponent(link)}`)
    if (!success || !answer.link) return
    const { discountCode } = answer.link
    for (const name of ['firstName', 'lastName', 'email']) if (!valueOf(name)) elements[name].value = answer.link[name]
    const address = new URL(location.href)
    if (!discountCode || address.searchParams.has('code')) return
    address.searchParams.set('code', discountCode)
    location.replace(address)
  }

  const fields = parse(tab.read(names.fields))
  for (const name of kept) if (elements[name] && typeof fields[name] === 'string') elements[name].value = fields[name]
  for (const name of consents) elements[name].checked = false
  form.addEventListener('input', ({ target }) => {
    fault(target.name, '')
    tab.write(names.fields, JSON.stringify(Object.fromEntries(kept.map(name => [name, valueOf(name)]))))
  })
  form.addEventListener('change', ({ target }) => {
    if (target.name !== 'pays') return
    for (const list of document.querySelectorAll('.terms')) list.hidden = list.dataset.pays !== target.value
  })
  form.addEventListener('submit', event => {
    event.preventDefault()
    if (isBusy || showFaults(findFaults())) return
    notice.hidden = true
    setBusy(true)
    void attempt()
  })
  document.querySelector('#other-buyer').addEventListener('click', () => {
    showAsStranger()
    elements.firstName.focus()
  })
  // the browser may show the page as it was left, with the button still busy
  addEventListener('pageshow', ({ persisted }) => persisted && setBusy(false))
  if (tab.read(names.changed)) {
    tab.write(names.changed, null)
    say(data.changed)
  }
  button.disabled = false
  void showAsMember()
  if (link) void fillFromLink().catch(() => undefined)
}

if (form) start()
