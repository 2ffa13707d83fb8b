"""How an older store becomes the present one: one file a step, by Alembic."""
