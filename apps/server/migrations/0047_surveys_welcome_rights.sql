-- Whoever accepts an invitation is not in the business yet: their welcomes are assigned by the system.
grant insert on client_actions, survey_assignments to :system_role;
