-- One table is locked at a time, for a moment.
-- step
call state_column('plan_subscriptions', 'state', '{
  "incomplete": ["active", "ending", "overdue", "paused", "ended"],
  "active": ["ending", "overdue", "paused", "ended"],
  "ending": ["active", "overdue", "paused", "ended"],
  "overdue": ["active", "ending", "paused", "ended"],
  "paused": ["active", "ending", "overdue", "ended"],
  "ended": ["incomplete", "active", "ending", "overdue", "paused", "granted"],
  "granted": ["incomplete", "active", "ending", "overdue", "paused", "ended"]
}');
-- step
call state_column('plan_changes', 'state', '{
  "asked": ["unconfirmed", "undoing", "scheduled", "done", "refused"],
  "unconfirmed": ["asked", "undoing", "done", "lapsed"],
  "undoing": ["refused", "lapsed"],
  "scheduled": ["done", "released"],
  "released": ["scheduled"],
  "done": [],
  "refused": [],
  "lapsed": []
}');
-- step
call state_column('plan_checkouts', 'state', '{
  "asked": ["open", "expired"],
  "open": ["settling", "paid", "failed", "ended", "returning", "expired"],
  "settling": ["paid", "failed", "ended", "returning"],
  "failed": ["settling", "paid", "ended", "returning"],
  "expired": ["settling", "paid", "failed", "ended", "returning"],
  "paid": ["ended", "returning"],
  "ended": [],
  "returning": ["returned"],
  "returned": []
}');
-- step
call state_column('plan_payments', 'state', '{
  "paid": ["refunded"],
  "refunded": ["paid"]
}');
-- step
call state_column('service_orders', 'state', '{
  "ordered": ["settling", "active", "overdue", "ending", "ended"],
  "settling": ["ordered", "active", "overdue", "ending", "ended"],
  "active": ["overdue", "ending", "ended"],
  "overdue": ["active", "ending", "ended"],
  "ending": ["overdue", "ended"],
  "ended": ["settling", "active", "overdue", "ending"]
}');
-- step
call state_column('custom_apps', 'state', '{
  "draft": ["in progress", "active"],
  "in progress": ["active"],
  "active": ["in progress"]
}');
