import { useParams } from 'react-router-dom';
import { AskPage } from '../../features/ask/ask-page.js';
import { paths } from '../paths.js';

export function Ask() {
  const { code = '' } = useParams();
  return <AskPage key={code} code={code} home={paths.home} />;
}
