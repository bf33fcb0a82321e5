-- One table is locked at a time, for a moment.
-- step
call state_column('checkouts', 'state', '{
  "asked": ["open", "settling", "paid", "fulfilled", "failed", "expired"],
  "open": ["settling", "paid", "failed", "expired"],
  "settling": ["paid", "failed"],
  "paid": ["fulfilled"],
  "fulfilled": [],
  "failed": ["settling", "paid"],
  "expired": ["settling", "paid", "failed"]
}');
-- step
call state_column('purchases', 'state', '{
  "pending": ["paid", "failed"],
  "failed": ["pending", "paid"],
  "paid": ["partly refunded", "refunded", "disputed", "expired"],
  "partly refunded": ["paid", "refunded", "disputed", "expired"],
  "refunded": ["paid", "partly refunded", "disputed", "expired"],
  "disputed": ["paid", "partly refunded", "refunded", "expired"],
  "expired": ["paid", "partly refunded", "refunded", "disputed"]
}');
-- step
call state_column('payments', 'state', '{
  "settling": ["paid", "failed"],
  "failed": ["settling", "paid"],
  "paid": []
}');
-- step
call state_column('refunds', 'state', '{
  "asked": ["pending", "paid", "failed"],
  "pending": ["paid", "failed"],
  "paid": ["failed"],
  "failed": ["pending", "paid"]
}');
-- step
call state_column('disputes', 'state', '{
  "open": ["won", "lost"],
  "won": [],
  "lost": []
}');
-- step
call state_column('subscriptions', 'state', '{
  "pending": ["in progress", "active", "suspended", "paused", "cancelled by user", "cancelled by you", "expired"],
  "in progress": ["pending", "active", "suspended", "paused", "cancelled by user", "cancelled by you", "expired"],
  "active": ["suspended", "paused", "cancelled by user", "cancelled by you", "expired"],
  "suspended": ["active", "paused", "cancelled by user", "cancelled by you", "expired"],
  "paused": ["active", "suspended", "cancelled by user", "cancelled by you", "expired"],
  "cancelled by user": ["active", "suspended", "paused", "cancelled by you", "expired"],
  "cancelled by you": ["active", "suspended", "paused", "cancelled by user", "expired"],
  "expired": []
}');
-- step
call state_column('subscription_requests', 'state', '{
  "asked": ["done", "refused"],
  "done": [],
  "refused": []
}');
