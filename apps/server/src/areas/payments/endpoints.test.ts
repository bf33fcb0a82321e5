import { testEndpoints } from '#testing'

await testEndpoints('payments')
