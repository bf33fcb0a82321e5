import { testEndpoints } from '#testing'

await testEndpoints('subscriptions')
