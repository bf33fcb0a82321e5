import { testEndpoints } from '#testing'

await testEndpoints('calendars')
