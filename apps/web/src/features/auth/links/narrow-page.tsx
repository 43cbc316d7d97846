import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { usePageTitle } from '../../../ui/feedback/use-page-title.js';
import { Bow } from '../../../ui/illustrations/ribbon.js';

interface NarrowPageProps {
  title: string;
  introduction: ReactNode;
  /** Of the introduction; `alert` for an error. */
  role?: 'status' | 'alert';
  children: ReactNode;
}

/** A page with one small form. What was focused may be gone after a step; then the focus is on the next title. */
export function NarrowPage({ title, introduction, role = 'status', children }: NarrowPageProps) {
  usePageTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [title]);
  return (
    <Container maxWidth="xs" sx={{ py: { xs: 5, md: 9 }, px: { xs: 2.75, sm: 3 } }}>
      <Bow sx={{ width: 44, mb: 2 }} />
      <Typography ref={heading} tabIndex={-1} variant="h2" component="h1" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 3.5 }} role={role}>
        {introduction}
      </Typography>
      {children}
    </Container>
  );
}
